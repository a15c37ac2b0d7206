export const es = {
  label: 'Catálogos',
  more: 'Ver más',
  moreCatalogues: 'catálogos',
} as const;

export type Messages = typeof es;
