import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';
import { orderStates } from '../../../../shared/i18n/es/order-states.ts';
import { payment } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  states: orderStates,
  titles: {
    done: '¡Gracias por tu compra, {{name}}!',
    waiting: 'Estamos confirmando tu pago, {{name}}',
    unpaid: 'Tu pedido está listo para pagarse, {{name}}',
    declined: payment.failed,
    refunded: 'Te devolvimos tu pago',
    canceled: 'Tu pedido fue cancelado',
  },
  /** For a reader who only has the link. */
  hiddenTitles: {
    done: 'La compra está hecha',
    waiting: 'El pago se está confirmando',
    unpaid: 'El pedido está listo para pagarse',
    declined: payment.failed,
    refunded: 'El pago se devolvió',
    canceled: 'El pedido fue cancelado',
  },
  hidden: 'Solo quien compró ve aquí su nombre, su dirección y su teléfono.',
  hiddenSignIn: 'Inicia sesión con el correo de la compra',
  mailed: 'Enviamos la confirmación a {{email}}.',
  orders_one: 'Pedido',
  orders_other: 'Pedidos',
  order: 'Pedido {{number}}',
  placedOn: 'Realizado el {{date}}',
  state: 'Estado',
  soldBy: 'Vendido por {{name}}',
  attendees: 'Asistentes',

  payment: 'Pago',
  cash: 'Pago contra entrega',
  cashAtSeller: 'Efectivo',
  cashDelivery: 'Ten listos {{total}}: pagas al recibir tu pedido.',
  cashCollection: 'Lleva {{total}}: pagas al recoger tu pedido.',
  cashText: 'Pagas {{total}} en efectivo.',
  nothing: 'Sin costo',
  card: 'Tarjeta',
  ways: paymentNames,
  paidBy: 'Pagado con {{card}}',
  waitingText: 'Tu banco aún no confirma el cargo. No pagues otra vez: te avisamos por correo.',
  heldText: 'Apartamos tus artículos por poco tiempo. Paga para completar tu compra.',
  unpaidText: 'Tu compra está pendiente de pago. Paga para completarla.',
  declinedText: payment.declined,
  refundedText: 'El cargo se canceló; tu banco puede tardar unos días en mostrarlo.',
  awaitsText: 'Tu pago espera en la página de {{name}}. Si ya pagaste, no pagues otra vez.',
  goOnPaying: 'Continuar con el pago',
  refresh: 'Actualizar',
  payNow: 'Pagar ahora',
  otherCard: 'Intentar con otra tarjeta',

  delivery: 'Entrega',
  fixed_delivery: 'Envío a domicilio',
  collection: 'Recoger en tienda',
  arrives: 'Entrega estimada: {{day}}',
  contact: 'Contacto',
  subtotal: 'Subtotal',
  shipping: 'Envío',
  free: 'Gratis',
  total: 'Total',
  taxes: 'Impuestos incluidos.',
  keepShopping: 'Seguir comprando',
  print: 'Imprimir',
  review: 'Escribir reseña',
} as const;

export type Messages = typeof es;
