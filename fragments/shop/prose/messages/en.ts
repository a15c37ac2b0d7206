import type { es } from './es.ts';

export const en: typeof es = {
  about: (store) => `About ${store}`,
  noAbout: (store) =>
    `${store} sells online and looks after its customers directly. If you have a question about a product or an order, write to us: we are glad to help.`,
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  web: 'Website',
  updated: 'Last updated:',
  contents: 'Contents',
};
