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
  inReview:
    'La tienda está revisando tu pago antes de preparar el pedido. No tenés que hacer nada: te avisa en cuanto avance.',
  asked: {
    address_unclear: 'La tienda no tiene clara tu dirección: escribile para que envíe el pedido.',
  },
  refundAccount: {
    text: 'Lo que pagaste se devuelve por transferencia. Escribí la cuenta en la que querés recibirlo; la ve solo el equipo que la paga, y se borra cuando el dinero llegó.',
    needs: { holder: 'Escribí el titular.', number: 'Escribí el número de la cuenta.' },
  },
  needs: { reason: 'Elegí una razón.', message: 'Escribí qué pasó.' },
} as const;
