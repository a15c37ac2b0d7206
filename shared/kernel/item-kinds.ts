/** The kinds of item; each kind has its own section of the store and its own ways of delivery. */
export const itemKinds = ['product', 'digital', 'service', 'experience'] as const;
export type ItemKind = (typeof itemKinds)[number];
