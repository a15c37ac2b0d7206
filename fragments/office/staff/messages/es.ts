import { backOffice } from '../../../../shared/i18n/es/back-office.ts';
import { generic, validation } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Equipo',
  actions: { invite: 'Invitar a alguien al equipo' },
  intro: 'Quién atiende esta tienda y qué puede hacer cada quien.',
  roles: backOffice.roles,
  roleTexts: {
    owner: 'Puede todo, y decide quién está en el equipo',
    admin: 'Puede todo, menos decidir quién está en el equipo',
    accountant: 'Pedidos y facturas',
    dispatcher: 'Pedidos y envíos',
    qrreader: 'Boletos y asistentes',
    marketing: 'Campañas y contactos',
  },
  members: 'Personas',
  role: 'Función',
  roleOf: 'Función de {{name}}',
  saveRole: 'Guardar función',
  saveRoleOf: 'Guardar función de {{name}}',
  remove: 'Quitar',
  removeOf: 'Quitar a {{name}} del equipo',
  removing: '{{name}} sale del equipo',
  undo: 'Deshacer',
  undoOf: 'Deshacer: conservar a {{name}} en el equipo',
  since: 'Desde el {{date}}',
  previous: 'Anteriores',
  next: 'Siguientes',

  invites: 'Invitaciones sin respuesta',
  noInvites: 'No hay invitaciones pendientes.',
  until: 'Sirve hasta el {{date}}',
  resend: 'Enviar otra vez',
  resendTo: 'Enviar otra vez la invitación a {{email}}',
  withdraw: 'Retirar',
  withdrawFrom: 'Retirar la invitación a {{email}}',

  invite: 'Invitar a alguien',
  inviteText: 'Le llegará un correo con un enlace que sirve siete días.',
  email: 'Correo electrónico',
  send: 'Enviar invitación',
  sending: 'Enviando…',
  problems: { required: validation.required, email: validation.invalidEmail },
  needs: { email: 'Falta el correo de la persona' },

  done: {
    invited: 'La invitación va en camino',
    resent: 'La invitación va otra vez en camino',
    withdrawn: 'La invitación se retiró',
    role: 'La función se guardó',
    removed: 'Ya no está en el equipo',
  },
  failed: 'No se pudo',
  tryAgain: generic.tryAgain,
} as const;

export type Messages = typeof es;
