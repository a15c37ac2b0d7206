import { needs, problems } from '../../../../shared/i18n/es-AR/forms.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  problems,
  needs,
  usernameHint: 'Con él también podés iniciar sesión.',
  description: 'Sobre vos',
  none: 'Todavía no tenés',
  privacyText: 'Tus datos son tuyos: llevátelos o borralos cuando quieras.',
  eraseConfirm: 'Escribí «{{word}}» para confirmar',
  eraseProblem: 'Escribí la palabra tal como aparece',
  owner: 'La tienda {{store}} es tuya. Antes de borrar tu cuenta tenés que pasarla a otra persona.',
  useAnother: 'Elegí otro',
} as const;
