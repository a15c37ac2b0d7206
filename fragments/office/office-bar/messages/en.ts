import type { es } from './es.ts';

export const en: typeof es = {
  nav: 'Running the shop',
  menu: 'Office menu',
  home: 'Office',
  shop: 'View the shop',
};
