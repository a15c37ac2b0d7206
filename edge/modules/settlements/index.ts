export { toLine, toSettlement, toSource } from './mapper.ts';
export { readReportFile } from './report-file.ts';
export * as sources from './source-statements.ts';
export * as hands from './hand-statements.ts';
export * as settlements from './statements.ts';
export type { AccountOf, CountedRow } from './statements.ts';
