import { paymentSlip } from '../../../../shared/i18n/es-AR/payment-slip.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  hiddenSignIn: 'Iniciá sesión con el correo de la compra',
  cashDelivery: 'Tené listos {{total}}: pagás al recibir tu pedido.',
  slip: paymentSlip,
  slipOver:
    'Nadie pagó a tiempo, y el pedido se canceló. Si ya habías pagado, escribile a la tienda.',
  choose: 'Elegí una razón',
  messageHint: 'Hace falta si elegís «Otra razón».',
  asked: {
    address_unclear: 'La tienda no tiene clara tu dirección: escribile para que envíe el pedido.',
  },
  needs: { reason: 'Elegí una razón.', message: 'Escribí qué pasó.' },
} as const;
