/** The words that Argentina says otherwise. */
export const argentine = {
  intro:
    'Pedidos que preparás para un cliente: le mandás el enlace y paga como prefiera. No apartan artículos hasta que empieza a pagar.',
  none: 'Todavía no preparaste ningún pedido',
  noneText: 'Elegí los artículos en el punto de venta y, en vez de cobrar ahí, prepará el enlace.',
} as const;
