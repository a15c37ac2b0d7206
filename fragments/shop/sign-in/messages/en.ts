import { namespace } from '../../../../shared/i18n/namespace.ts';
import { forms } from '../../../../shared/i18n/en/forms.ts';
import { generic } from '../../../../shared/i18n/en/words.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'sign-in',
  es,
  {
    ...forms,
    needs: { ...forms.needs, username: forms.needs.identifier },
    title: 'Log in',
    text: 'Good to see you again at {{store}}.',
    submit: 'Log in',
    entering: 'Logging in…',
    or: 'or',
    passkey: 'Log in with a passkey',
    passkeyWaiting: 'Waiting for your device…',
    passkeyUnavailable: 'Your browser could not use a passkey. Log in with your password.',
    forgot: 'Forgot your password?',
    resetNow: 'Change my password now',
    noAccount: 'No account yet?',
    register: 'Create one',
    codeTitle: 'One more step',
    codeText: 'Enter the code from your authenticator app, or one of your recovery codes.',
    code: 'Code',
    confirm: 'Confirm',
    startOver: 'Use another account',
    noCookies: 'Your browser did not keep the session. Allow cookies for this store and try again.',
    tryAgain: generic.tryAgain,
  },
  argentine,
);
