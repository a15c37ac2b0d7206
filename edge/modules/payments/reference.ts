import type { Cell } from '../../db/database.ts';

/** One try of a payment: its cell, its id and the number of the try. */
export interface PaymentReference {
  readonly cell: string;
  readonly payment: string;
  readonly tries: number;
}

const SHAPE = /^([a-z0-9]{1,20})\.(py_[a-z0-9]{26})-([1-9]\d{0,5})$/;

/**
 * The provider's reference of a try. It names the cell, since a webhook does not say its tenant.
 * @example writeReference({ cell: 'a', payment: 'py_…', tries: 1 }) // 'a.py_…-1'
 */
export function writeReference({ cell, payment, tries }: PaymentReference): string {
  return `${cell}.${payment}-${tries}`;
}

/** The provider's reference of a payment's last try. */
export function referenceOf(
  cell: Pick<Cell, 'name'>,
  { id, tries }: { readonly id: string; readonly tries: number },
): string {
  return writeReference({ cell: cell.name, payment: id, tries });
}

/** Reads a reference that `writeReference` wrote; undefined for any other text. */
export function readReference(text: string): PaymentReference | undefined {
  const [, cell, payment, tries] = SHAPE.exec(text) ?? [];
  return cell && payment && tries ? { cell, payment, tries: Number(tries) } : undefined;
}
