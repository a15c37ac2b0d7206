import { needs, problems } from '../../../../shared/i18n/es-AR/forms.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  problems,
  needs,
  title: 'Creá tu cuenta',
  text: 'Comprá más rápido en {{store}} y seguí tus pedidos.',
  smsText: 'Escribí tu número; después completás tus datos.',
  completeTitle: 'Completá tu registro',
  by: '¿Cómo querés registrarte?',
  usernameHint: 'Con él también podés iniciar sesión.',
  haveAccount: '¿Ya tenés cuenta?',
  signIn: 'Iniciá sesión',
  useAnother: 'Usá otro, o iniciá sesión',
} as const;
