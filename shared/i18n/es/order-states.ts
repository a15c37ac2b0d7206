import type { OrderState } from '../../contracts/orders.ts';
import type { SellerStage } from '../../rules/seller-moves.ts';

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

/** The control by which a seller moves an order to a stage. */
export const sellerNexts = {
  in_process: 'Aceptar',
  to_deliver: 'Listo para entregar',
  in_transit: 'Va en camino',
  paid: 'Marcar pagado',
  delivered: 'Marcar entregado',
} as const satisfies Record<SellerStage, string>;
