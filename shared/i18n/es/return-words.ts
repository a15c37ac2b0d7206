import type { ReturnReason } from '../../rules/returns.ts';
import type { returnFees, returnLabels } from '../../rules/return-terms.ts';

/** The reasons of a return, in Spanish. */
export const returnReasonWords = {
  package_incomplete: 'El paquete llegó incompleto',
  not_as_ordered: 'No es lo que pedí',
  defect_after_use: 'Falló después de usarlo',
  does_not_work: 'No funciona',
  broken: 'Llegó roto o rayado',
  part_does_not_work: 'Una parte no funciona',
  imitation: 'Es una imitación',
  low_quality: 'La calidad no es la que esperaba',
  defective: 'Tiene un defecto',
  fewer_items: 'Llegaron menos artículos',
  package_missing: 'Falta un paquete',
  parts_missing: 'Faltan piezas',
  empty_package: 'El paquete llegó vacío',
  no_invoice: 'No llegó la factura',
  wrong_variant: 'El color, la talla o el modelo no es el que pedí',
  something_else: 'Recibí otra cosa',
  not_as_described: 'No es como se describe',
  withdrawal: 'Arrepentimiento de la compra',
} as const satisfies Readonly<Record<ReturnReason, string>>;

/** The states of a return, in Spanish. */
export const returnStateWords = { open: 'Abierta', closed: 'Cerrada' } as const;

/** Who pays for what is sent back, in Spanish. */
export const returnFeeWords = {
  customer_all: 'Todos los gastos de la devolución los paga el comprador.',
  free: 'La devolución no tiene costo para el comprador.',
  customer_feed: 'El envío de regreso lo paga el comprador.',
  original_fees: 'El primer envío no se reembolsa.',
  restocking_fees: 'Del precio se descuenta el {{percent}} % por reponer el producto.',
} as const satisfies Readonly<Record<(typeof returnFees)[number], string>>;

/** How the label for the way back comes, in Spanish. */
export const returnLabelWords = {
  inbox: 'La guía para el envío de regreso llega en un mensaje.',
  download: 'La guía para el envío de regreso se descarga.',
} as const satisfies Readonly<Record<(typeof returnLabels)[number], string>>;
