import { namespace } from '../../shared/i18n/namespace.ts';

const es = {
  title: 'No hay conexión',
  text: 'No logramos llegar a {{store}}. Revisa tu conexión a internet: la página volverá sola en cuanto te conectes.',
  cart_one: 'Tu carrito está a salvo: guarda {{count}} artículo en este dispositivo.',
  cart_other: 'Tu carrito está a salvo: guarda {{count}} artículos en este dispositivo.',
  retry: 'Intentar de nuevo',
} as const;

const en = {
  title: 'You are offline',
  text: 'We could not reach {{store}}. Check your internet connection: this page comes back by itself once you are connected.',
  cart_one: 'Your cart is safe: it holds {{count}} item on this device.',
  cart_other: 'Your cart is safe: it holds {{count}} items on this device.',
  retry: 'Try again',
};

/** The texts of the page without a connection; its script counts the items in the cart. */
export const messages = namespace('offline', es, en);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    offline: typeof es;
  }
}
