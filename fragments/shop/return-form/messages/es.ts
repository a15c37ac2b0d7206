import { refundStates } from '../../../../shared/i18n/es/refund-states.ts';
import {
  returnFeeWords,
  returnLabelWords,
  returnReasonWords,
  returnStateWords,
} from '../../../../shared/i18n/es/return-words.ts';
import { orders, success } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Devolución',
  intro: 'Pedido {{number}}, de {{seller}}.',
  done: {
    asked: success.returnStarted,
    written: 'Tu mensaje se envió.',
    shown: 'Se agregó la foto. Solo la ve el vendedor.',
    money: 'Ya no pides el cambio: te corresponde el dinero.',
    closed: success.returnClosed,
  },
  signIn: 'Inicia sesión con la cuenta con la que compraste para pedir la devolución.',
  toSignIn: 'Iniciar sesión',
  refusals: {
    return_canceled: orders.canceledNotReturned,
    return_too_early: 'Puedes pedir la devolución cuando el pedido esté entregado.',
    return_expired: orders.returnDeadline,
    return_declined: 'La tienda ya rechazó dos veces la devolución de este pedido.',
  },
  refunds: 'Reembolsos del pedido',
  refundStates,
  states: returnStateWords,
  reasons: returnReasonWords,
  fees: returnFeeWords,
  labels: returnLabelWords,
  ask: 'Pedir una devolución',
  until: 'Puedes pedirla hasta: {{at}}',
  what: '¿Qué devuelves, y cuántas piezas?',
  unitsOf: 'Piezas de {{name}}',
  exchangeHint:
    'Puedes cambiar un artículo por otra opción del mismo que cueste lo que pagaste. Las de otro precio no se ofrecen a cambio: pide el dinero y cómpralas aparte.',
  wants: 'Qué quieres por {{name}}',
  money: 'El dinero',
  exchangeFor: 'Cambio por {{variant}}',
  exchange: 'Cambio',
  exchanges: {
    wanted: 'lo pediste',
    kept: 'apartado para ti',
    sent: 'enviado',
    refused: 'no se hace: te corresponde el dinero',
    canceled: 'ya no se hace',
  },
  sentOn: 'Se envió el {{at}}',
  follow: 'Seguir el paquete',
  gotExchange:
    'Cuando lo recibas, cierra la devolución: desde entonces vuelve a contar tu plazo para devolverlo.',
  preferMoney: 'Prefiero el dinero',
  notTaken: 'El vendedor no acepta devoluciones de este artículo.',
  received: 'llegaron {{n}} de {{amount}}',
  decided: { accepted: 'La tienda la aceptó', declined: 'La tienda no la aceptó' },
  code: 'Código de la solicitud: {{code}}',
  reason: 'Motivo',
  choose: 'Elige un motivo',
  photos: 'Fotos',
  photoOf: 'Foto {{n}} de lo que devuelves',
  addPhoto: 'Agregar una foto (JPG, PNG o WEBP, hasta 4 MB)',
  sendPhoto: 'Enviar la foto',
  detail: 'Cuenta qué pasó',
  detailHint: 'El vendedor lo lee y te contesta aquí y por correo.',
  askNow: 'Pedir la devolución',
  askedOn: 'Se pidió el {{at}}',
  closedOn: 'se cerró el {{at}}',
  by: { customer: 'Tú', seller: 'La tienda' },
  message: 'Mensaje para la tienda',
  send: 'Enviar',
  close: 'Cerrar la devolución',
  closeText:
    'Ciérrala cuando ya esté resuelta, o si ya no quieres devolver nada. No se puede volver a abrir.',
  closeNow: 'Sí, cerrarla',
  back: 'Ver el pedido',
  needs: {
    lines: 'Elige al menos una pieza.',
    reason: 'Elige un motivo.',
    detail: 'Cuenta qué pasó.',
    text: 'Escribe tu mensaje.',
  },
} as const;

export type Messages = typeof es;
