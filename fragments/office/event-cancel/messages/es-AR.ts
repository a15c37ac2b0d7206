/** The words that Argentina says otherwise. */
export const argentine = {
  intro: 'Cancelá {{name}} para todos, con sus pedidos y sus reembolsos.',
  byHand: 'Pedidos pagados en efectivo, que devolvés vos',
  name: 'Para confirmar, escribí «{{name}}»',
  unreached_one: '{{count}} pedido no tiene correo: avisale por teléfono.',
  unreached_other: '{{count}} pedidos no tienen correo: avisales por teléfono.',
  open: 'Pedidos que necesitan de vos',
  faults: {
    uncharged: 'Su tarjeta está autorizada y sin cobrar; cobralo o anulalo en el pedido.',
    by_hand: 'Lo pagaron en efectivo: devolvelo en persona.',
  },
  needs: {
    reason: 'Escribí el motivo: los compradores lo leen.',
    name: 'Escribí el nombre de la experiencia.',
  },
} as const;
