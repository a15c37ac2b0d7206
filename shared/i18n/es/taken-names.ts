/** How the money of a sale in person was taken. */
export const takenNames = {
  cash: 'Efectivo',
  card: 'Tarjeta, en la terminal',
  transfer: 'Transferencia',
} as const;
