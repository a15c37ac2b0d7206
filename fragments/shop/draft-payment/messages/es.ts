import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';

/** Values replace the names in braces. */
export const es = {
  title: 'Tu pedido',
  heading: '{{store}} preparó este pedido',
  adds: 'Se agrega a tu pedido {{number}}. Se paga aparte y tiene su propio número.',
  lines: 'Qué lleva',
  items: 'Artículos',
  ways: { collection: 'Se recoge en la tienda', fixed_delivery: 'Envío' },
  total: 'Total',
  until: 'Los artículos se apartan cuando empiezas a pagar. Puedes hacerlo hasta el {{time}}',
  how: '¿Cómo quieres pagar?',
  codes: paymentNames,
  pay: 'Continuar al pago',
  waiting: 'Este pedido se está pagando.',
  goOn: 'Continuar con ese pago',
  paid: 'Este pedido ya está pagado. ¡Gracias!',
  over: 'Este enlace ya no vale. Pide otro a la tienda.',
  notNow:
    'Ahora mismo este pedido no se puede pagar: algún artículo se agotó o cambió. Pregunta a la tienda.',
  needs: { payment_type: 'Elige cómo quieres pagar.' },
} as const;

export type Messages = typeof es;
