/** The texts that differ in Argentina. */
export const argentine = {
  sectionTitle: 'Comprá por catálogo',
} as const;
