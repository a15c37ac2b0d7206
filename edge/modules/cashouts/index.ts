export { accountView, newAccount } from './accounts.ts';
export { cashoutView } from './mapper.ts';
export * as cashouts from './statements.ts';
export type { AccountRow, CashoutKey, CashoutRow } from './statements.ts';
