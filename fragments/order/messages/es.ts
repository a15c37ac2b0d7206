import type { OrderState } from '../../../shared/contracts/orders.ts';
import { payment } from '../../../shared/i18n/words.es.ts';

/** The stages of an order (spec [4]), as its buyer sees them: what was sent to a supplier is received. */
const states: Record<OrderState, string> = {
  awaiting_payment: 'En espera de pago',
  sent_to_supplier: 'Pedido recibido',
  confirm_order: 'Por confirmar',
  in_process: 'En proceso',
  to_deliver: 'Por entregar',
  in_transit: 'En camino',
  paid: 'Pagado',
  delivered: 'Entregado',
  canceled_by_customer: 'Cancelado por el cliente',
  canceled_by_supplier: 'Cancelado por el proveedor',
};

/** Strings only: they are sent along with the props. Values go into the places in braces. */
export const es = {
  states,
  titles: {
    done: '¡Gracias por tu compra, {name}!',
    waiting: 'Estamos confirmando tu pago, {name}',
    unpaid: 'Tu pedido está listo para pagarse, {name}',
    declined: payment.failed,
    refunded: 'Te devolvimos tu pago',
    canceled: 'Tu pedido fue cancelado',
  },
  mailed: 'Enviamos la confirmación a {email}.',
  orders: { one: 'Pedido', other: 'Pedidos' },
  order: 'Pedido {number}',
  placedOn: 'Hecho el {date}',
  state: 'Estado',
  soldBy: 'Vende {name}',
  attendees: 'Asistentes',

  payment: 'Pago',
  cash: 'Efectivo',
  cashDelivery: 'Ten listos {total}: pagas al recibir tu pedido.',
  cashCollection: 'Lleva {total}: pagas al recoger tu pedido.',
  cashText: 'Pagas {total} en efectivo.',
  nothing: 'Sin costo',
  card: 'Tarjeta',
  paidBy: 'Pagado con {card}',
  waitingText: 'Tu banco aún no confirma el cargo. No pagues otra vez: te avisamos por correo.',
  unpaidText: 'Apartamos tus artículos por poco tiempo. Paga para completar tu compra.',
  declinedText: payment.declined,
  refundedText: 'El cargo se canceló; tu banco puede tardar unos días en mostrarlo.',
  refresh: 'Actualizar',
  payNow: 'Pagar ahora',
  otherCard: 'Intentar con otra tarjeta',

  delivery: 'Entrega',
  fixed_delivery: 'Envío a domicilio',
  collection: 'Recoger en tienda',
  days: { one: 'Llega en {n} día', other: 'Llega en {n} días' },
  contact: 'Contacto',
  subtotal: 'Subtotal',
  shipping: 'Envío',
  free: 'Gratis',
  total: 'Total',
  taxes: 'Impuestos incluidos.',
  keepShopping: 'Seguir comprando',
  print: 'Imprimir',
};
