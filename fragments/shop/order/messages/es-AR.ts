/** The texts that differ in Argentina. */
export const argentine = {
  cashDelivery: 'Tené listos {{total}}: pagás al recibir tu pedido.',
} as const;
