import { forms } from '../../../../shared/i18n/es/forms.ts';
import { registration } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  ...forms,
  title: 'Crea tu cuenta',
  text: 'Compra más rápido en {{store}} y sigue tus pedidos.',
  smsTitle: 'Empieza con tu teléfono',
  smsText: 'Escribe tu número; después completas tus datos.',
  completeTitle: 'Completa tu registro',
  completeText: 'Solo faltan tus datos para tu cuenta en {{store}}.',
  by: '¿Cómo quieres registrarte?',
  meant: '¿Quisiste escribir {{email}}? Corregir',
  usernameHint: 'Con él también puedes iniciar sesión.',
  terms: 'Acepto los {{link}} y leí el {{privacy}}',
  termsLink: 'términos y condiciones',
  privacyLink: 'aviso de privacidad',
  submit: 'Crear cuenta',
  continue: 'Continuar',
  sending: 'Creando tu cuenta…',
  settingUp: 'Estamos terminando de preparar tu cuenta…',
  haveAccount: '¿Ya tienes cuenta?',
  signIn: 'Inicia sesión',
  tryAnother: registration.existingUserTryAnother,
  failed: registration.failed,
  useAnother: 'Usa otro, o inicia sesión',
  failures: {
    existing_user: registration.existing_user,
    email_client_failure: registration.email_client_failure,
    email_server_failure: registration.email_server_failure,
    user_already_exists: registration.user_already_exists,
    not_eligible: registration.not_eligible,
    unknown: registration.unknown,
  },
} as const;

export type Messages = typeof es;
