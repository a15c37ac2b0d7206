import { noEarnings } from '../../../../shared/i18n/es/no-earnings.ts';
import { pager } from '../../../../shared/i18n/es/pager.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Monedero',
  introPerson: 'Lo que ganas por lo que vendes de otras tiendas de la red.',
  introStore: 'Lo que le toca a tu tienda de lo que se vende en la red.',
  balance: 'Saldo',
  balanceHint: 'Todo lo que has ganado y no has retirado.',
  locked: 'Retenido',
  lockedHint: 'Se libera cuando vence el plazo de devolución.',
  available: 'Disponible para retirar',
  availableHint: 'Lo que quedó libre hasta el último corte.',
  next: 'Próximo corte',
  nextHint: 'Lo que esté libre para entonces se podrá retirar.',
  below:
    'El saldo está por debajo de cero: se devolvió más de lo que quedaba. Tus próximas ganancias lo cubren.',
  others: 'Otras monedas',
  find: 'Buscar',
  event: 'Movimiento',
  every: 'Todos',
  from: 'Desde',
  to: 'Hasta',
  list: 'Movimientos',
  events: {
    paid: 'Venta pagada',
    cash: 'Venta en efectivo',
    refunded: 'Devolución de dinero',
    canceled: 'Venta cancelada',
    unlocked: 'Dinero liberado',
    covered: 'Deuda cubierta',
  },
  order: 'Pedido {{number}}',
  freed: 'Se liberaron {{amount}}',
  none: 'Aún no hay movimientos',
  nonePerson: 'Vende en tu tienda lo que ofrecen otras: cada venta pagada aparece aquí.',
  noneStore: 'Cuando alguien pague por la plataforma, lo que te toca aparece aquí.',
  noneFound: 'Ningún movimiento coincide.',
  noneFoundText: 'Prueba con otro tipo u otras fechas.',
  showAll: 'Ver todos',
  unearned: 'Ventas sin ganancia',
  reasons: noEarnings,
  statements: 'Estados de cuenta',
  statement: 'Estado de cuenta de {{month}} en {{format}}',
  pager,
} as const;

export type Messages = typeof es;
