import { hideReasonWords } from '../../../../shared/i18n/es/hide-reasons.ts';
import { pager } from '../../../../shared/i18n/es/pager.ts';
import { starWords } from '../../../../shared/i18n/es/stars.ts';

/** Values replace the names in braces. */
export const es = {
  pager,
  ...starWords,
  title: 'Reseñas',
  intro:
    'Lo que escribieron de tus artículos quienes los recibieron: respóndeles, y oculta lo que no deba verse.',
  list: 'Reseñas de la tienda',
  show: 'Mostrar',
  views: {
    all: 'Todas',
    reported: 'Reportadas',
    unanswered: 'Sin respuesta',
    hidden: 'Ocultas',
  },
  find: 'Ver',
  none: 'Todavía no hay reseñas',
  noneText: 'Unos días después de cada entrega, le pedimos al comprador su reseña.',
  noneFound: 'Ninguna reseña es así',
  showAll: 'Ver todas',
  by: '{{author}} · pedido {{number}} · {{at}}',
  buyer: 'Comprador',
  changed: 'editada el {{at}}',
  hiddenFor: 'Oculta. Razón: {{reason}}.',
  reasons: hideReasonWords,
  photoOf: 'Foto {{n}} de la reseña',
  hiddenPhoto: 'Oculta',
  hidePhoto: 'Ocultar foto',
  hidePhotoOf: 'Ocultar solo la {{photo}}',
  showPhoto: 'Mostrar foto',
  showPhotoOf: 'Volver a mostrar la {{photo}}',
  reports_one: '{{count}} reporte de lectores',
  reports_other: '{{count}} reportes de lectores',
  reportedFor: '{{reason}}: {{count}}',
  settle: 'Dejar como está',
  settleOf: 'Dejar como está la reseña de {{author}} sobre {{item}}',
  answer: 'Tu respuesta',
  answerHint: 'La verán todos, debajo de la reseña. Vacía, se quita.',
  respond: 'Responder',
  changeAnswer: 'Cambiar la respuesta',
  save: 'Publicar respuesta',
  hide: 'Ocultar',
  reason: 'Razón para ocultarla',
  choose: 'Elige una razón',
  hideNow: 'Ocultar la reseña',
  showAgain: 'Volver a mostrar',
  showAgainOf: 'Volver a mostrar la reseña de {{author}} sobre {{item}}',
  done: {
    answered: 'Tu respuesta se guardó',
    hidden: 'La reseña ya no se ve en la tienda',
    shown: 'La reseña se ve otra vez en la tienda',
    photoHidden: 'La foto ya no se ve en la tienda; el resto de la reseña sí',
    photoShown: 'La foto se ve otra vez en la tienda',
    settled: 'La reseña se queda como está, y sus reportes ya no esperan',
  },
  needs: { hidden_for: 'Elige una razón.' },
} as const;

export type Messages = typeof es;
