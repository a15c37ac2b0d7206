export { toLine, toSettlement, toSource } from './mapper.ts';
export { depositCsv } from './deposit-csv.ts';
export { FIRST, listForFile, sumKinds, type FileOf } from './file-statements.ts';
export { readReportFile } from './report-file.ts';
export * as sources from './source-statements.ts';
export * as hands from './hand-statements.ts';
export * as settlements from './statements.ts';
export type { AccountOf, CountedRow } from './statements.ts';
