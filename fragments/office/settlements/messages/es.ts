import { pager } from '../../../../shared/i18n/es/pager.ts';
import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Liquidaciones',
  intro:
    'Lo que tus proveedores de pago depositaron en el banco, lo que se quedaron de cada pago y si cuadra con los libros.',
  actions: {
    search: 'Buscar liquidaciones de proveedores',
    take: 'Subir un reporte de liquidación',
  },
  codes: paymentNames,
  done: {
    taken: 'Tomamos el reporte. Aquí ves cada línea y si cuadra.',
    matched: 'Volvimos a comparar las líneas abiertas.',
    settled: 'Quedó resuelta, con su motivo.',
  },
  clearing: 'Lo que tienen los proveedores',
  clearingText:
    'Según los libros de la red: lo cobrado menos lo devuelto y lo liquidado. Cuando todo está liquidado, queda en cero.',
  noClearing: 'Los proveedores no tienen dinero pendiente: todo está liquidado.',
  list: 'Reportes tomados',
  none: 'Aún no hay liquidaciones',
  noneText:
    'Los reportes de los proveedores que los ofrecen llegan solos una vez al día. Los demás se suben aquí como archivo.',
  asked: '{{provider}}: última consulta, {{time}}',
  failing:
    '{{provider}} no dio sus reportes el {{time}}. Preguntamos de nuevo cada hora; también puedes subir el archivo.',
  report: 'Reporte {{report}}',
  of: { platform: 'Cuenta de la plataforma', store: 'Cuenta de la tienda' },
  origins: { provider: 'Del proveedor', file: 'De un archivo' },
  paidOn: 'Depositado el {{day}}',
  gross: 'Bruto',
  fee: 'Comisión',
  net: 'Neto',
  matches: 'Cuadra',
  open_one: '{{count}} diferencia',
  open_other: '{{count}} diferencias',
  take: 'Subir un reporte',
  takeText:
    'Un archivo CSV con un solo reporte, de hasta 90 KB. Se toma entero o no se toma nada; subirlo otra vez no cambia nada.',
  provider: 'Proveedor',
  file: 'Archivo CSV',
  takeButton: 'Tomar el reporte',
  madeOf: 'De qué está hecho el depósito',
  total: 'Al banco',
  download: 'Descargar este depósito (CSV)',
  span: 'Descargar varios depósitos',
  spanText:
    'Un archivo CSV con cada pago, devolución, disputa y comisión de los depósitos entre dos días, ambos incluidos.',
  from: 'Desde',
  to: 'Hasta',
  spanButton: 'Descargar el CSV',
  columns: 'Columnas del archivo',
  column: 'Columna',
  meaning: 'Qué lleva',
  columnNames: {
    reporte: 'La clave del reporte, igual en todas las filas.',
    fecha: 'El día del depósito, AAAA-MM-DD.',
    moneda: 'MXN, ARS…',
    tipo: 'pago, devolucion, disputa, comision o ajuste.',
    referencia: 'La clave del cobro en el proveedor, o la referencia que le dimos.',
    id: 'La clave de la devolución o de la disputa; puede faltar.',
    bruto: 'Lo cobrado; con signo menos lo que el proveedor quitó.',
    comision: 'Lo que se quedó el proveedor.',
    neto: 'Bruto menos comisión: lo que llegó al banco.',
  },
  decimals: 'Los montos van con decimales y sin separador de miles: 1080.00.',
  back: 'Todas las liquidaciones',
  lines: 'Líneas',
  all: 'Todas las líneas',
  openOnly: 'Solo las diferencias',
  noOpen: 'Ninguna diferencia: cada línea cuadra con los libros.',
  openText:
    'Las líneas que no cuadran no se asientan: suman {{amount}} netos. Si falta un aviso del proveedor, se comparan solas cada día; también puedes hacerlo ahora.',
  match: 'Comparar de nuevo',
  line: 'Línea',
  kind: 'Tipo',
  reference: 'Referencia',
  state: 'Estado',
  kinds: {
    payment: 'Pago',
    refund: 'Devolución',
    dispute: 'Disputa',
    fee: 'Comisión',
    adjustment: 'Ajuste',
  },
  problems: {
    unknown_reference: 'Ningún pago de esta cuenta tiene esa referencia',
    other_amount: 'El monto no es el de los libros',
    other_currency: 'La moneda no es la del pago',
    other_state: 'Aquí todavía no consta así',
    settled_before: 'Ya se había liquidado',
    unexplained: 'No es de ningún pago: revísalo con el proveedor',
  },
  byHand: 'Resolver una línea a mano',
  byHandText:
    'Para lo que nunca va a cuadrar, como una cuota mensual del proveedor, o un pago que el reporte nombra de otra manera. Queda guardado quién lo decidió, cuándo y por qué; no se puede deshacer.',
  wayTitle: 'Qué es',
  ways: {
    loss: 'No es de ningún pago: su neto va a pérdidas de la red',
    payment: 'Es del pago de un pedido',
  },
  order: 'Número del pedido',
  orderHint: '(solo si es de un pago)',
  reason: 'Motivo',
  byHandButton: 'Resolver',
  decided: {
    loss: 'A pérdidas el {{day}}: {{reason}}',
    payment: 'Asignada a mano el {{day}}: {{reason}}',
  },
  payment: 'Pedido {{number}}',
  paymentOnly: 'Ver el pago',
  pager,
};

export type Messages = typeof es;
