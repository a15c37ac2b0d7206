import type { Locale } from '../../../../shared/kernel/locale.ts';

/** What may be somebody else's doing, so that its person is told of it. */
export type AccountEvent =
  | 'passkey_added'
  | 'passkey_removed'
  | 'app_added'
  | 'app_removed'
  | 'codes_renewed'
  | 'code_used'
  | 'password_changed'
  | 'email_changed'
  | 'phone_changed';

interface Words {
  /** By what happened: the title, which is the subject as well. */
  title: Readonly<Record<AccountEvent, string>>;
  /** What follows from it, where anything does. */
  effect: Partial<Readonly<Record<AccountEvent, string>>>;
  when: (name: string, time: string) => string;
  review: string;
  notYou: string;
  /** Where whoever reads it may no longer get in. */
  tellStore: (store: string) => string;
}

const es: Words = {
  title: {
    passkey_added: 'Tu cuenta tiene una llave de acceso nueva',
    passkey_removed: 'Se quitó una llave de acceso de tu cuenta',
    app_added: 'Tu cuenta ya pide el código de una aplicación',
    app_removed: 'Tu cuenta ya no pide el código de tu aplicación',
    codes_renewed: 'Tu cuenta tiene códigos de recuperación nuevos',
    code_used: 'Se usó un código de recuperación de tu cuenta',
    password_changed: 'La contraseña de tu cuenta cambió',
    email_changed: 'El correo de tu cuenta cambió',
    phone_changed: 'El teléfono de tu cuenta cambió',
  },
  effect: {
    passkey_added: 'Con ella se puede entrar sin contraseña.',
    passkey_removed: 'Ya no sirve para entrar.',
    app_removed: 'Tus códigos de recuperación tampoco sirven ya.',
    codes_renewed: 'Los de antes ya no sirven.',
    code_used: 'Con él se inició sesión en lugar de la aplicación; ese código ya no sirve.',
    password_changed: 'Se cerraron todas las sesiones que tenías abiertas.',
  },
  when: (name, time) => `Hola, ${name}. Pasó el ${time}, hora de la tienda.`,
  review: 'Revisar mi cuenta',
  notYou:
    'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña ahora mismo y revisa la seguridad de tu cuenta.',
  tellStore: (store) =>
    `Si fuiste tú, no tienes que hacer nada. Si no, avisa ahora mismo a ${store}.`,
};

const en: Words = {
  title: {
    passkey_added: 'Your account has a new passkey',
    passkey_removed: 'A passkey was removed from your account',
    app_added: 'Your account now asks for the code of an app',
    app_removed: 'Your account no longer asks for the code of your app',
    codes_renewed: 'Your account has new recovery codes',
    code_used: 'A recovery code of your account was used',
    password_changed: 'The password of your account has changed',
    email_changed: 'The email of your account has changed',
    phone_changed: 'The phone of your account has changed',
  },
  effect: {
    passkey_added: 'It signs in without a password.',
    passkey_removed: 'It no longer signs in.',
    app_removed: 'Your recovery codes no longer work either.',
    codes_renewed: 'The ones you had no longer work.',
    code_used: 'It signed in in place of the app, and does not work again.',
    password_changed: 'You were signed out everywhere.',
  },
  when: (name, time) => `Hi ${name}. This happened on ${time}, the store’s time.`,
  review: 'Review my account',
  notYou:
    'If this was you, there is nothing to do. If not, change your password right away and review the security of your account.',
  tellStore: (store) =>
    `If this was you, there is nothing to do. If not, tell ${store} right away.`,
};

export const accountNoticeWords: Readonly<Record<Locale, Words>> = { es, en };
