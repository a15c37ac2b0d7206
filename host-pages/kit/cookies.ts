import type { Language } from '../../shared/kernel/locale.ts';

/** The cookies that a page may set at a visit or by its forms, besides the effects of a call. */
export interface PageCookies {
  keepLocale(language: Language): void;
  /** Null leaves the theme to the device or the store. */
  keepTheme(theme: 'light' | 'dark' | null): void;
  /** The server cart of a visitor without an account. */
  keepCart(cart: string): void;
  /** Forgets this cart, where it is the one that the browser holds. */
  forgetCart(cart: string): void;
  /** The checkout that the browser has begun. */
  keepCheckout(checkout: string): void;
}
