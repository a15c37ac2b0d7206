/** Why an owner changes the units in stock. */
export const stockReasons = ['counted', 'received', 'damaged', 'returned', 'other'] as const;
