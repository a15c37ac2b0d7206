/** A payment that its provider takes days to decide about, as its buyer reads it. */
export const paymentReview = {
  checks: '{{name}} está revisando tu pago y suele responder a más tardar el {{until}}.',
  funds: 'Tu dinero va en camino a {{name}} y suele llegar a más tardar el {{until}}.',
  seller: '{{name}} espera que la tienda acepte tu pago; suele quedar a más tardar el {{until}}.',
  held: 'Te guardamos tus artículos mientras tanto.',
  wait: 'No pagues otra vez: te avisamos por correo.',
} as const;
