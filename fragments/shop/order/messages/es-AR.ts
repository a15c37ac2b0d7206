/** The texts that differ in Argentina. */
export const argentine = {
  hiddenSignIn: 'Iniciá sesión con el correo de la compra',
  cashDelivery: 'Tené listos {{total}}: pagás al recibir tu pedido.',
  choose: 'Elegí una razón',
  messageHint: 'Hace falta si elegís «Otra razón».',
  needs: { reason: 'Elegí una razón.', message: 'Escribí qué pasó.' },
} as const;
