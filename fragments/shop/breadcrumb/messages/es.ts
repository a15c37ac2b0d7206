export const es = {
  label: 'Ruta de navegación',
  root: 'Marketplace',
} as const;
