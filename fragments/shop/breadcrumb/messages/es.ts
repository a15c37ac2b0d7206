export const es = {
  label: 'Ruta de navegación',
  root: 'Marketplace',
} as const;

export type Messages = typeof es;
