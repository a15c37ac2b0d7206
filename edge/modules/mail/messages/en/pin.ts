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
  sms: '{{store}}: your PIN is {{pin}}. It expires in 5 minutes. Do not share it.',
  validity: 'The PIN expires in 5 minutes.',
  notYou:
    'If you did not ask for this, ignore this message, and do not share the PIN with anybody.',
  stop: 'No more mails from {{store}}',
};
