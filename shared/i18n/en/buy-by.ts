/** What is said beside the price that a reseller pays. */
export const buyBy = {
  note: 'Your reseller price: this purchase earns nothing.',
  sold: 'Reseller price; list price: {{price}}',
} as const;
