import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';
import { taxTransparency } from '../../../../shared/i18n/es/tax-transparency.ts';
import { takenNames } from '../../../../shared/i18n/es/taken-names.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  packing: 'Lista de empaque del pedido {{number}}',
  packingOf: 'Lista de empaque del pedido {{number}}, paquete {{n}}',
  receipt: 'Recibo {{number}}',
  ofOrder: 'Del pedido {{number}}, hecho el {{day}}',
  madeOn: 'Fecha del recibo: {{day}}',
  codes: paymentNames,
  taken: takenNames,
  taxes: taxTransparency,
  received: 'Recibido',
  change: 'Cambio',
  inStore: 'Venta en tienda',
  nothingToPay: 'Sin costo',
  deliverTo: 'Entregar a',
  collected: 'Recoge en tienda',
  receivedFrom: 'Recibimos de',
  note: 'Nota del comprador',
  item: 'Artículo',
  amount: 'Cantidad',
  packed: 'Empacado',
  price: 'Precio',
  lineTotal: 'Importe',
  subtotal: 'Subtotal',
  shipping: 'Envío',
  total: 'Total',
  paidBy: 'Pagado con',
  units_one: '{{count}} unidad en total',
  units_other: '{{count}} unidades en total',
  print: 'Imprimir',
  back: 'Volver al pedido',
  several_one: '{{count}} lista de empaque',
  several_other: '{{count}} listas de empaque',
  printAll_one: 'Imprimir {{count}} lista',
  printAll_other: 'Imprimir {{count}} listas',
  toList: 'Volver a los pedidos',
} as const;

export type Messages = typeof es;
