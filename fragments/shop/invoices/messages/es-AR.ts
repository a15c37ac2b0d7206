/** The words that Argentina says otherwise. */
export const ar = {
  none: 'Todavía no tenés facturas de {{store}}. Pedilas en la página de cada pedido.',
} as const;
