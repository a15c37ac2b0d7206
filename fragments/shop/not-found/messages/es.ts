import { store } from '../../../../shared/i18n/es/words.ts';

export const es = {
  page: store.pageNotFound,
  pageHint: 'El enlace pudo cambiar o el producto ya no está en la tienda. Busca lo que necesitas:',
  store: store.notFound,
  storeHint:
    'Revisa que la dirección esté bien escrita o pide el enlace de nuevo a quien te lo compartió.',
  back: store.back,
  search: 'Buscar en la tienda',
  submit: 'Buscar',
  products: 'Ver productos',
} as const;

export type Messages = typeof es;
