import type { Locale } from '../kernel/locale.ts';

const words = {
  es: {
    activated: 'Tu cuenta está activa',
    passwordChanged: 'Tu contraseña cambió',
    signInAgain: 'Inicia sesión con ella y con el código de tu aplicación.',
    welcome: (name: string) => `Te damos la bienvenida, ${name}.`,
  },
  en: {
    activated: 'Your account is active',
    passwordChanged: 'Your password has changed',
    signInAgain: 'Log in with it and with the code of your app.',
    welcome: (name: string) => `Welcome, ${name}.`,
  },
};

/** What somebody has just done; their next page tells it. */
export const news = ['activated', 'passwordChanged', 'signInAgain'] as const;
export type News = (typeof news)[number];

/** @param name of who is signed in now; nobody is where they have to sign in again */
export function newsWords(
  done: News,
  locale: Locale,
  name: string,
): { readonly title: string; readonly message: string } {
  const t = words[locale];
  return done === 'signInAgain'
    ? { title: t.passwordChanged, message: t.signInAgain }
    : { title: t[done], message: t.welcome(name) };
}
