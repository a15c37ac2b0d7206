export * as calledOff from './begin-statements.ts';
export { toCancellation } from './mapper.ts';
export * as cancellations from './statements.ts';
export type { CancellationRow, DueRow } from './statements.ts';
