export { unquotedConstants, unquotedWords, validatorsTable } from './table-unquoted.ts';
export { numbersTable } from './table-numbers.ts';
export { wordsTable } from './table-words.ts';
