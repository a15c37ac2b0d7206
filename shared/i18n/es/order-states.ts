import type { OrderState } from '../../contracts/orders.ts';

/**
 * The stages of an order (spec [4]), as its buyer sees them: an order that was sent to a supplier
 * is "received".
 */
export const orderStates = {
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
} as const satisfies Record<OrderState, string>;
