import { riskHoldNames } from '../../../../shared/i18n/es/payment-risk.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Pedidos con riesgo',
  intro:
    'Cada pago con tarjeta o en la página de un proveedor se revisa al aprobarse: país de la tarjeta y del envío, rechazos, compras seguidas, monto y lo que dice el proveedor. Lo que se encuentra se ve en el pedido y en su pago.',
  legend: 'Qué pedidos esperan a que los revises',
  holds: riskHoldNames,
  hints: {
    off: 'Ves el riesgo, y el pedido avanza como siempre.',
    high: 'Se pagan, pero no avanzan hasta que los liberes o los canceles con su reembolso.',
    any: 'También los que solo conviene revisar.',
  },
  save: 'Guardar qué se retiene',
  saved: 'Quedó guardado: vale para los pagos que se aprueben desde ahora.',
} as const;

export type Messages = typeof es;
