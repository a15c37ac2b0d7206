/** The texts that differ in Argentina. */
export const argentine = {
  tourFailed: 'Algo falló. Intentalo de nuevo.',
} as const;
