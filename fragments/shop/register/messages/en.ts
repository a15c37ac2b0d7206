import { namespace } from '../../../../shared/i18n/namespace.ts';
import { forms } from '../../../../shared/i18n/en/forms.ts';
import { registration } from '../../../../shared/i18n/en/words.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'register',
  es,
  {
    ...forms,
    title: 'Create your account',
    text: 'Check out faster at {{store}} and follow your orders.',
    smsTitle: 'Start with your phone',
    smsText: 'Enter your number; your details come next.',
    completeTitle: 'Complete your registration',
    completeText: 'Only your details are missing for your account at {{store}}.',
    by: 'How would you like to sign up?',
    meant: 'Did you mean {{email}}? Correct it',
    usernameHint: 'You can log in with it as well.',
    terms: 'I accept the {{link}} and have read the {{privacy}}',
    termsLink: 'terms and conditions',
    privacyLink: 'privacy notice',
    submit: 'Create account',
    continue: 'Continue',
    sending: 'Creating your account…',
    settingUp: 'Finishing account setup…',
    haveAccount: 'Already have an account?',
    signIn: 'Log in',
    tryAnother: registration.existingUserTryAnother,
    failed: registration.failed,
    useAnother: 'Use another one, or sign in',
    failures: {
      existing_user: registration.existing_user,
      email_client_failure: registration.email_client_failure,
      email_server_failure: registration.email_server_failure,
      user_already_exists: registration.user_already_exists,
      not_eligible: registration.not_eligible,
      unknown: registration.unknown,
    },
  },
  argentine,
);
