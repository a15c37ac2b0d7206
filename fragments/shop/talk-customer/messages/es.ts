import { orderStates } from '../../../../shared/i18n/es/order-states.ts';

export const es = {
  title: 'Cliente',
  cart: 'Su carrito ahora',
  noCart: 'Está vacío.',
  total: 'Total',
  orders: 'Sus pedidos',
  noOrders: 'Todavía no te ha comprado.',
  made_one: '{{count}} pedido en total',
  made_other: '{{count}} pedidos en total',
  states: orderStates,
  questions: 'Lo que preguntó antes',
  noQuestions: 'Nada todavía.',
  answered: 'Respondida',
  waits: 'Sin respuesta',
  contacts: 'Por el formulario de contacto',
} as const;

export type Messages = typeof es;
