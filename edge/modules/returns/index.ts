export * as decisions from './decision-statements.ts';
export { photoKey, toReturn, toReturnable, toSellerReturn } from './mapper.ts';
export * as inspections from './inspection-statements.ts';
export * as returns from './statements.ts';
export * as withdrawals from './withdrawal-statements.ts';
export type { ReturnableRow, ReturnedOrder, ReturnRow } from './statements.ts';
