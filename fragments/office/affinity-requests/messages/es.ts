import { pager } from '../../../../shared/i18n/es/pager.ts';

/** Values replace the names in braces. */
export const es = {
  pager,
  title: 'Solicitudes del grupo',
  intro: 'Quienes piden entrar a tu grupo de afinidad, y quienes ya son parte.',
  list: 'Personas',
  show: 'Mostrar',
  states: {
    asked: 'Piden entrar',
    accepted: 'Son parte',
    rejected: 'Rechazadas',
    left: 'Salieron',
  },
  none: {
    asked: 'Nadie pide entrar por ahora',
    accepted: 'Todavía nadie es parte del grupo',
    rejected: 'No rechazaste a nadie',
    left: 'Nadie salió del grupo',
  },
  noneText:
    'Las solicitudes llegan del registro y de la página de tu grupo en la cuenta de cada persona.',
  noGroup: 'Tu tienda no es un grupo de afinidad',
  noGroupText: 'Las tiendas de ese tipo deciden aquí quién entra.',
  gone: 'Cuenta eliminada',
  askedOn: 'Lo pidió el {{day}}',
  since: 'Desde el {{day}}',
  because: 'Motivo: {{reason}}',
  accept: 'Aceptar',
  acceptOf: 'Aceptar a {{name}}',
  reject: 'Rechazar',
  rejectOf: 'Rechazar a {{name}}',
  end: 'Sacar del grupo',
  endOf: 'Sacar del grupo a {{name}}',
  reason: 'Motivo',
  reasonHint: 'La persona lo lee en su cuenta.',
  done: { accepted: 'Ya es parte del grupo', rejected: 'Se le avisó que no' },
  needs: { rejection: 'Escribe el motivo: la persona lo lee.' },
} as const;

export type Messages = typeof es;
