/** The texts that differ in Argentina. */
export const argentine = {
  hiddenSignIn: 'Iniciá sesión con el correo de la compra',
  cashDelivery: 'Tené listos {{total}}: pagás al recibir tu pedido.',
} as const;
