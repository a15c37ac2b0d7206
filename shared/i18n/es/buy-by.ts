/** What is said beside the price that a reseller pays. */
export const buyBy = {
  note: 'Tu precio de reventa: esta compra no da ganancia.',
  sold: 'Precio de reventa; precio de lista: {{price}}',
} as const;
