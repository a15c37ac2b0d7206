/** The failures of orders that a seller prepares and a customer pays by a link. */
export const draftErrors = {
  draft_order_not_found: 'No encontramos ese pedido preparado.',
  draft_order_closed: 'Ese pedido ya se pagó o se retiró.',
  draft_order_free:
    'Un pedido que se paga con un enlace tiene que costar algo: sube el precio de algún artículo.',
  draft_order_extends:
    'Ese pedido agrega artículos a otro y no se cambia: retíralo y agrégalos de nuevo.',
  order_not_extendable:
    'A este pedido no se le puede agregar nada: es una prueba, se vendió en otra tienda o quien compró no dejó su correo.',
  too_many_additions:
    'Este pedido ya tiene demasiados agregados por pagar. Retira alguno o espera a que se pague.',
} as const;
