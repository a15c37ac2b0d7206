/** Argentina's words beside each price. */
export const price = { net: 'Precio sin impuestos nacionales: {{price}}' } as const;
