import { orderStates, sellerNexts } from '../../../../shared/i18n/es/order-states.ts';
import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  of: 'Pedido {{number}}',
  placed: '{{at}} · en {{store}}',
  states: orderStates,
  codes: paymentNames,
  done: { moved: 'El pedido avanzó', canceled: 'El pedido se canceló' },
  nexts: sellerNexts,
  goods: 'Artículos',
  subtotal: 'Subtotal',
  shipping: 'Envío',
  total: 'Total',
  attendees: 'Asistentes',
  buyer: 'Comprador',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  payment: 'Pago',
  nothingToPay: 'Sin costo',
  delivery: 'Entrega',
  deliveries: { fixed_delivery: 'Envío a domicilio', collection: 'Recoge en tienda' },
  arrives: 'Entrega estimada: {{day}}',
  note: 'Nota del comprador',
  history: 'Historial',
  noMoves: 'El pedido sigue como llegó.',
  actors: { seller: 'La tienda', customer: 'El comprador', system: 'La plataforma' },
  reasons: {
    requested_by_client: 'Lo pidió el comprador',
    cannot_be_fulfilled: 'No se puede surtir',
    duplicated_transaction: 'Compra duplicada',
    suspected_fraud: 'Sospecha de fraude',
    other: 'Otra razón',
  },
  cancel: 'Cancelar el pedido',
  reason: 'Razón',
  choose: 'Elige una razón',
  message: 'Nota para el historial',
  messageHint: 'Hace falta si eliges «Otra razón».',
  needs: { reason: 'Elige una razón.', message: 'Escribe qué pasó.' },
  cancelNow: 'Cancelar y devolver las unidades',
  back: 'Volver a los pedidos',
} as const;

export type Messages = typeof es;
