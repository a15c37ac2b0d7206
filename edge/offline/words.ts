import type { Locale } from '../../shared/kernel/locale.ts';

/** What the page without a connection says. `{store}` is the store's name, `{n}` a number. */
export const words: Readonly<
  Record<Locale, Readonly<Record<'title' | 'text' | 'one' | 'other' | 'retry', string>>>
> = {
  es: {
    title: 'No hay conexión',
    text: 'No logramos llegar a {store}. Revisa tu conexión a internet: la página volverá sola en cuanto te conectes.',
    one: 'Tu carrito está a salvo: guarda 1 artículo en este dispositivo.',
    other: 'Tu carrito está a salvo: guarda {n} artículos en este dispositivo.',
    retry: 'Intentar de nuevo',
  },
  en: {
    title: 'You are offline',
    text: 'We could not reach {store}. Check your internet connection: this page comes back by itself once you are connected.',
    one: 'Your cart is safe: it holds 1 item on this device.',
    other: 'Your cart is safe: it holds {n} items on this device.',
    retry: 'Try again',
  },
};
