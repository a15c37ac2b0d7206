/** One try of a payment: where it lives, which it is, and the how-manieth try. */
export interface PaymentReference {
  readonly cell: string;
  readonly payment: string;
  readonly tries: number;
}

const SHAPE = /^([a-z0-9]{1,20})\.(py_[a-z0-9]{26})-([1-9]\d{0,5})$/;

/**
 * The provider's reference of a try. It names the cell, since a webhook comes without a tenant.
 * @example writeReference({ cell: 'a', payment: 'py_…', tries: 1 }) // 'a.py_…-1'
 */
export function writeReference({ cell, payment, tries }: PaymentReference): string {
  return `${cell}.${payment}-${tries}`;
}

/** Reads a reference of ours; undefined for anything else. */
export function readReference(text: string): PaymentReference | undefined {
  const [, cell, payment, tries] = SHAPE.exec(text) ?? [];
  return cell && payment && tries ? { cell, payment, tries: Number(tries) } : undefined;
}
