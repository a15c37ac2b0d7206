/** The texts that differ in Argentina. */
export const argentine = {
  emptyText: 'Lo que agregues aparecerá acá, listo para pagar.',
} as const;
