import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';
import { paymentStates } from '../../../../shared/i18n/es/payment-states.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  of: 'Pago de {{amount}}',
  begun: '{{at}} · {{buyer}}',
  states: paymentStates,
  codes: paymentNames,
  way: 'Forma de pago',
  takenBy: 'Lo cobra',
  takers: {
    platform: 'La plataforma',
    store: 'Tu cuenta',
    other: 'La cuenta de otra tienda de tu red',
  },
  orders: 'Pedidos',
  otherSeller: 'de otro vendedor',
  tries: 'Intentos',
  declined: 'Motivo del rechazo',
  charge: 'Cargo del proveedor',
  refund: 'Motivo de la devolución',
  refunds: {
    canceled: 'El pedido se canceló',
    out_of_stock: 'Se agotó antes de que llegara el pago',
    orders_gone: 'El pedido ya no esperaba el pago',
    amount_mismatch: 'El proveedor cobró otra cantidad',
    other: 'Otro',
  },
  history: 'Historial',
  events: {
    begun: 'El comprador eligió cómo pagar',
    changed: 'Último cambio: {{state}}',
    paid: 'Pagado; tu parte queda retenida',
    refunded: 'Devuelto al comprador',
    unlocked: 'Tu parte queda disponible',
  },
  back: 'Volver a los pagos',
} as const;

export type Messages = typeof es;
