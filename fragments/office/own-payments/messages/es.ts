import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';
import { paymentStates } from '../../../../shared/i18n/es/payment-states.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Pagos',
  intro: 'Lo que se ha cobrado en tu tienda, y lo que te toca.',
  actions: { search: 'Buscar un pago' },
  states: paymentStates,
  codes: paymentNames,
  balances: 'Tu saldo',
  locked: 'Retenido',
  lockedHint: 'Se libera cuando vence el plazo de devolución.',
  open: 'Disponible',
  openHint: 'Ya nadie puede pedir que se devuelva.',
  owed: 'Debes a otros',
  owedHint: 'Lo cobró tu cuenta, y es de otros vendedores.',
  noBalance:
    'Aún no hay cobros por la plataforma. Lo que cobras en efectivo o con tus propias claves llega directo a ti.',
  deposits: 'Depósitos por confirmar',
  depositsHint: 'Confírmalos cuando veas el dinero en tu cuenta: solo entonces el pedido se envía.',
  deposit: 'Referencia {{number}}',
  waits: 'Se aparta hasta el {{until}}',
  over: 'Venció el {{until}} y el pedido se canceló; si el dinero llegó y hay existencias, se reactiva',
  confirm: 'Ya recibí el depósito',
  confirmOf: 'Ya recibí el depósito de {{buyer}}, {{amount}}',
  done: 'El pago quedó confirmado y el pedido ya está con sus vendedores.',
  notices: 'Avisos de pago',
  search: 'Buscar por número de pedido o correo',
  state: 'Estado',
  every: 'Todos',
  from: 'Desde',
  to: 'Hasta',
  find: 'Buscar',
  list: 'Pagos',
  none: 'Aún no hay pagos en línea',
  noneText: 'Cuando alguien pague en línea, su pago aparece aquí.',
  noneFound: 'Ningún pago coincide.',
  noneFoundText: 'Prueba con otro número, otro estado u otras fechas.',
  showAll: 'Ver todos',
  order_one: 'Pedido {{numbers}}',
  order_other: 'Pedidos {{numbers}}',
  openOne: 'Ver',
  openOf: 'Ver el pago de {{buyer}}, {{amount}}',
  next: 'Ver más',
  previous: 'Anteriores',
} as const;

export type Messages = typeof es;
