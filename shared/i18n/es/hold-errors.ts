/** The failures of orders that are held, edited, charged later, contested, or wait for their buyer. */
export const holdErrors = {
  order_in_review:
    'La tienda está revisando tu pago, así que por ahora no se cancela aquí. Escríbele si ya no quieres el pedido.',
  order_used:
    'De este pedido ya se usó algo: una entrada, un archivo o un evento que ya empezó. Por eso no se cancela aquí: escríbele a la tienda para acordar qué hacer.',
  order_on_hold: 'El pedido está retenido. Libéralo para que avance.',
  order_edited: 'Alguien cambió el pedido mientras lo veías. Mira cómo quedó e inténtalo de nuevo.',
  order_not_editable: 'El pedido ya no se puede cambiar: ya salió, se entregó o se canceló.',
  order_labeled:
    'El pedido ya tiene guía con esa dirección. Cancela la guía y vuelve a intentarlo.',
  order_not_charged:
    'El pago del pedido está autorizado y todavía no se cobra: cóbralo antes de cambiar sus artículos.',
  line_not_editable: 'Ese artículo no se puede cambiar en el pedido.',
  last_line_stays: 'El pedido se quedaría sin artículos. Si no queda ninguno, cancélalo.',
  order_hold_not_found: 'El pedido ya no está retenido así.',
  order_not_authorized: 'Este pedido no tiene un cobro autorizado.',
  authorization_is_over: 'Lo autorizado de este pedido ya se cobró de otra manera o se liberó.',
  capture_too_much: 'No se puede cobrar más de lo autorizado.',
  capture_refused:
    'El banco no dejó cobrar la tarjeta. Puedes intentarlo otra vez o liberar el cobro.',
  refund_account_not_asked: 'Este pedido ya no espera una cuenta para su reembolso.',
  dispute_not_found: 'No encontramos esa disputa.',
  dispute_is_over: 'Esa disputa ya terminó.',
  dispute_too_late: 'El plazo para contestar esa disputa ya venció.',
  evidence_handed_in: 'Las pruebas de esa disputa ya se mandaron, y no se pueden cambiar.',
  evidence_in_panel: 'Las pruebas de esa disputa se mandan en el panel del proveedor.',
} as const;
