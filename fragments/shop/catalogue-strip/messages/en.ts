import type { es } from './es.ts';

export const en: typeof es = {
  label: 'Catalogues',
  more: 'See more',
  moreCatalogues: 'catalogues',
};
