import { namespace } from '../../../../shared/i18n/namespace.ts';
import { backOffice } from '../../../../shared/i18n/en/back-office.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'invitation',
  es,
  {
    roles: backOffice.roles,
    title: 'Join the team of {{store}}',
    text: '{{by}} has invited you to work in the store. Your role: {{role}}.',
    textPlain: 'You were invited to work in the store. Your role: {{role}}.',
    signedIn: 'You are signed in as {{name}}.',
    accept: 'Accept the invitation',
    other: 'Use another account',
    signIn: 'To accept, sign in with the account of {{email}}, or create one with that e-mail.',
    login: 'Log in',
    register: 'Sign up',
    over: 'This invitation no longer works',
    overText: 'It was used or withdrawn, or its seven days are over. Ask for another one.',
    accepted: 'You are on the team of {{store}}',
    acceptedText: "Your role: {{role}}. What you need is in the store's menu.",
    home: 'Go to the store',
  },
  argentine,
);
