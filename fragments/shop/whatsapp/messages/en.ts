import type { es } from './es.ts';

export const en: typeof es = {
  open: (store) => `Message ${store} on WhatsApp (opens in a new tab)`,
  greeting: (store) => `Hello, ${store}. I would like to know more.`,
};
