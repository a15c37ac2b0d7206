export { toLine, toSettlement } from './mapper.ts';
export { readReportFile } from './report-file.ts';
export * as settlements from './statements.ts';
export type { AccountOf, CountedRow } from './statements.ts';
