import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { accountNotice as es } from '../es/account-notice.ts';

export const accountNotice: Translation<typeof es> = {
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
  hello: 'Hi {{name}}.',
  when: 'This happened on {{time}}, the store’s time.',
  review: 'Review my account',
  notYou:
    'If this was you, there is nothing to do. If not, change your password right away and review the security of your account.',
  tellStore: 'If this was you, there is nothing to do. If not, tell {{store}} right away.',
};
