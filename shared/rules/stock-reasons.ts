/** Why an owner changes the units in stock, as the owner says. */
export const stockReasons = ['counted', 'received', 'damaged', 'returned', 'other'] as const;
export type StockReason = (typeof stockReasons)[number];

/**
 * Every reason in the history of a stock: what owners say, and what the platform knows by itself. An
 * import moved it, somebody took a change or an import back, or a ticket was given away.
 */
export const stockCauses = [
  'created',
  'sold',
  ...stockReasons,
  'imported',
  'undone',
  'given',
] as const;
