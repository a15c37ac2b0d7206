/** The same in English. */
export const price = { net: 'Price without national taxes: {{price}}' } as const;
