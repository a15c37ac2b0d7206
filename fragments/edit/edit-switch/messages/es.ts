export const es = {
  label: 'Modo edición',
} as const;

export type Messages = typeof es;
