import { backOffice } from '../../../../shared/i18n/es/back-office.ts';

/** Values replace the names in braces. */
export const es = {
  roles: backOffice.roles,
  title: 'Únete al equipo de {{store}}',
  text: '{{by}} te invitó a trabajar en la tienda. Tu función: {{role}}.',
  textPlain: 'Te invitaron a trabajar en la tienda. Tu función: {{role}}.',
  signedIn: 'Entraste como {{name}}.',
  accept: 'Aceptar la invitación',
  other: 'Entrar con otra cuenta',
  signIn: 'Para aceptar, entra con la cuenta de {{email}} o crea una con ese correo.',
  login: 'Iniciar sesión',
  register: 'Crear cuenta',
  over: 'Esta invitación ya no sirve',
  overText: 'Se usó, se retiró o pasaron sus siete días. Pide que te envíen otra.',
  accepted: 'Ya eres parte del equipo de {{store}}',
  acceptedText: 'Tu función: {{role}}. Encontrarás lo que necesitas en el menú de la tienda.',
  home: 'Ir a la tienda',
} as const;

export type Messages = typeof es;
