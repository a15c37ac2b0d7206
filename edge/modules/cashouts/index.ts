export { accountView, newAccount, openAccount } from './accounts.ts';
export { cashoutView } from './mapper.ts';
export * as cashouts from './statements.ts';
export type { AccountRow, CashoutKey, CashoutRow } from './statements.ts';
export { readAnswer, type AnswerLine, type KnownPayout } from './answer-file.ts';
export * as batches from './batch-statements.ts';
export type { BatchRow, PayoutRow } from './batch-statements.ts';
export { csvFile, painFile, type PaidOut, type PaidFrom } from './files.ts';
export * as pauses from './pause-statements.ts';
