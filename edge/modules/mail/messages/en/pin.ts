import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { pin as es } from '../es/pin.ts';

export const pin: Translation<typeof es> = {
  registration: {
    subject: 'Activate your account at {{store}}',
    title: 'Activate your account',
    intro: 'Enter this PIN to activate your account at {{store}}:',
    action: 'Activate my account',
  },
  reset: {
    subject: 'Change your password at {{store}}',
    title: 'Change your password',
    intro: 'Enter this PIN to change your password at {{store}}:',
    action: 'Change my password',
  },
  contact: {
    subject: 'Confirm your email at {{store}}',
    title: 'Confirm your email',
    intro: 'Enter this PIN to confirm that this email address is yours at {{store}}:',
    action: 'Confirm',
  },
  order: {
    subject: 'Finish your account at {{store}}',
    title: 'Finish your account',
    intro:
      'Your order {{number}} is placed. With this PIN on the order’s page, or with the button, you confirm that this email address is yours and choose your password. The order goes into your account.',
    action: 'Finish my account',
    note: 'The PIN expires in 5 minutes, the button in 24 hours.',
  },
  known: {
    subject: 'Your order at {{store}} and your account',
    title: 'You have an account already',
    intro:
      'Your order {{number}} has this email address, which has an account already. Log in to see it among your purchases.',
    action: 'Log in',
    note: 'Nothing has changed in your account.',
  },
  sms: '{{store}}: your PIN is {{pin}}. It expires in 5 minutes. Do not share it.',
  validity: 'The PIN expires in 5 minutes.',
  notYou:
    'If you did not ask for this, ignore this message, and do not share the PIN with anybody.',
  stop: 'No more mails from {{store}}',
};
