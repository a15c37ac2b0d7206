/** The words of a return that Argentina says otherwise. */
export const returnTold = {
  text: {
    buyer: {
      answered:
        '{{seller}} te escribió. Leé el mensaje y contestale en la página de la devolución.',
    },
    store: {
      opened:
        '{{name}} quiere devolver artículos. Leé qué pasó, contestale y reembolsá lo que corresponda. El dinero del pedido queda retenido hasta que cierres la devolución.',
      answered: '{{name}} te escribió. Leé el mensaje y contestale en la página de la devolución.',
    },
  },
  note: { buyer: 'Recibís este correo porque compraste en {{store}}.' },
} as const;
