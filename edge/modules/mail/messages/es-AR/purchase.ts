/** The words of a purchase's mail that Argentina says otherwise. */
export const purchase = {
  introInReview:
    'Recibimos tu pedido. Antes de prepararlo, {{store}} revisa tu pago; no tenés que hacer nada.',
  collect: 'Lo retirás en {{address}}',
  branch: 'Lo retirás en la sucursal del correo, cuando llegue ahí: {{address}}',
} as const;
