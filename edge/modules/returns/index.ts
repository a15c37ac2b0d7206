export * as decisions from './decision-statements.ts';
export * as exchanges from './exchange-statements.ts';
export { photoKey, toOffered, toReturn, toReturnable, toSellerReturn } from './mapper.ts';
export * as inspections from './inspection-statements.ts';
export * as returnable from './returnable-statements.ts';
export * as returns from './statements.ts';
export * as withdrawals from './withdrawal-statements.ts';
export type { ReturnableRow } from './returnable-statements.ts';
export type { ReturnedOrder, ReturnRow } from './statements.ts';
