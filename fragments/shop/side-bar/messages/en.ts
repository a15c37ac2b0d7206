import type { es } from './es.ts';

export const en: typeof es = {
  label: 'Running the shop',
  toggle: 'Shop bar',
  home: 'View the shop',
};
