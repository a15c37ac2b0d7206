/** The texts that differ in Argentina. */
export const argentine = {
  noneText: 'Buscá una en tu red y agregala.',
  searchLabel: 'Buscá en tu red por nombre',
} as const;
