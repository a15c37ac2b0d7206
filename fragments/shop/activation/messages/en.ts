import { namespace } from '../../../../shared/i18n/namespace.ts';
import { forms } from '../../../../shared/i18n/en/forms.ts';
import { activation, validation } from '../../../../shared/i18n/en/words.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'activation',
  es,
  {
    ...forms,
    needs: { ...forms.needs, username: forms.needs.identifier },
    titlePhone: 'Confirm your phone',
    titleEmail: 'Confirm your email',
    textPhone: 'We texted a PIN to {{contact}}.',
    textEmail: 'We sent a PIN and a link to {{contact}}.',
    account: 'Username: {{username}}',
    expiresIn: 'The PIN expires in {{time}}.',
    expiresSoon: 'The PIN is valid for 5 minutes.',
    expired: 'The PIN has expired: ask for a new one.',
    confirm: 'Confirm',
    confirming: 'Confirming…',
    triesLeft_one: 'You have {{count}} try left.',
    triesLeft_other: 'You have {{count}} tries left.',
    again: 'Send another PIN',
    againIn: 'Send another PIN (in {{seconds}} s)',
    didActivate: 'I have opened the link in the e-mail',
    didReset: 'I have changed it by the link',
    stillWaiting:
      'It still has to be confirmed: open the link in your email, or type the PIN here.',
    doneTitle: 'Your account is active',
    doneReset: 'Your password has changed',
    doneText: 'All done: you are logged in.',
    doneSignIn: 'Log in to go on here.',
    goOn: 'Continue',
    skip: 'Continue without a PIN',
    sent: 'We sent you a new PIN; the one before no longer works.',
    change: 'Change the phone or the email',
    by: 'Where should we send the PIN?',
    byPhone: 'To my phone',
    byEmail: 'To my email',
    sendThere: 'Send the PIN',
    sending: 'Sending…',
    settingUp: 'Finishing account setup…',

    askTitle: 'Reset your password',
    askText: 'Tell us who you are and we will send you a PIN to choose a new password.',
    askSubmit: 'Send the PIN',
    back: 'Back to log in',
    resetTitle: 'Choose a new password',
    resetText: 'If {{contact}} has an account, we have just sent a PIN to it.',
    save: 'Save the password',
    saving: 'Saving…',

    linkTitle: 'Activate your account',
    linkText: 'One click left: confirm that this email is yours.',
    linkSubmit: 'Activate my account',
    linkResetText: 'Saving it ends all other sessions of your account.',
    overTitle: 'This link no longer works',
    overText: 'It was used or has expired. You can ask for a new one.',
    nothingTitle: 'We could not find your registration',
    nothingText: 'Please start again: it takes less than a minute.',
    register: 'Create account',
    signIn: 'Log in',
    forgot: 'Reset my password',

    failed: activation.failed,
    checkPin: 'Check the 6 digits, or ask for another PIN',
    useAnother: 'Use another one, or sign in',
    failures: {
      user_already_active: activation.user_already_active,
      user_does_not_exist: activation.user_does_not_exist,
      // The page itself counts the tries that are left.
      invalid_pin: validation.incorrectCode,
      unknown: activation.unknown,
    },
  },
  argentine,
);
