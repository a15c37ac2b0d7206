import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'sign-out',
  es,
  {
    title: 'Log out?',
    text: 'This is the account of {{name}}. Your cart and your orders will be waiting here.',
    submit: 'Log out',
    stay: 'Stay',
    nobody: 'Nobody is logged in',
    nobodyText: 'Nobody has logged in to the store with this browser.',
    signIn: 'Log in',
    home: 'Go to the home page',
  },
  argentine,
);
