export const es = {
  label: 'Buscar en {{store}}',
  search: 'Buscar',
} as const;

export type Messages = typeof es;
