/** The failures of orders that a seller prepares and a customer pays by a link. */
export const draftErrors = {
  draft_order_not_found: 'No encontramos ese pedido preparado.',
  draft_order_closed: 'Ese pedido ya se pagó o se retiró.',
  draft_order_free:
    'Un pedido que se paga con un enlace tiene que costar algo: sube el precio de algún artículo.',
} as const;
