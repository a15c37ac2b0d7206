import type { es } from './people.es.ts';

export const en: typeof es = {
  registration: {
    subject: (store) => `Your PIN for ${store}`,
    title: (name) => `Hi ${name}`,
    intro: (store) => `Enter this PIN to activate your account at ${store}:`,
    action: 'Activate my account',
  },
  reset: {
    subject: (store) => `Your new password at ${store}`,
    title: (name) => `Hi ${name}`,
    intro: (store) => `Enter this PIN to change your password at ${store}:`,
    action: 'Change my password',
  },
  contact: {
    subject: (store) => `Confirm your email at ${store}`,
    title: (name) => `Hi ${name}`,
    intro: (store) => `Enter this PIN to confirm that this email address is yours at ${store}:`,
    action: 'Confirm',
  },
  sms: (store, pin) => `${store}: your PIN is ${pin}. It expires in 5 minutes. Do not share it.`,
  validity: 'The PIN expires in 5 minutes.',
  notYou: 'If you did not ask for this, ignore this message: nothing happens without the PIN.',
};
