import { owners, type WhoMay } from './roles.ts';

/** Roles that keep the books of a store. */
const bookKeepers = [...owners, 'accountant'] as const;

/** The roles that may read a store's payments and balances, stated a second time. */
export const money: WhoMay = {
  'admin.payments': bookKeepers,
  'admin.payment': bookKeepers,
  'admin.balances': bookKeepers,
};
