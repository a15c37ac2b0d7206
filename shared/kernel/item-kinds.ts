/** What an item can be; each kind has a section of the store and ways of its own to be delivered. */
export const itemKinds = ['product', 'digital', 'service', 'experience'] as const;
export type ItemKind = (typeof itemKinds)[number];
