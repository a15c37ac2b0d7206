import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Modo de prueba',
  intro:
    'Para probar una compra entera sin cobrar ni enviar nada. Mientras está activo, tu tienda lo dice arriba de cada página, solo se paga con llaves de prueba, y los pedidos no cuentan: ni en reportes ni en existencias ni en tu monedero.',
  on: 'El modo de prueba está activo: tu tienda no vende.',
  off: 'El modo de prueba está apagado: tu tienda vende.',
  codes: 'Se prueba en efectivo y con: {{names}}.',
  noCodes: 'Sin llaves de prueba solo se prueba en efectivo.',
  names: paymentNames,
  keys: 'Llaves de prueba de cada forma de pago',
  turnOn: 'Activar modo de prueba',
  turnOff: 'Apagar modo de prueba',
  orders: { one: 'Tienes 1 pedido de prueba.', other: 'Tienes {{count}} pedidos de prueba.' },
  see: 'Ver pedidos de prueba',
  ask: 'Borrar los pedidos de prueba…',
  sure: 'Se borran todos para siempre, con sus pagos. Los pedidos reales se quedan.',
  delete: 'Sí, borrar los pedidos de prueba',
  done: {
    'test-mode': 'Quedó guardado: vale para las compras que empiecen desde ahora.',
    'test-orders': 'Los pedidos de prueba se borraron.',
  },
} as const;

export type Messages = typeof es;
