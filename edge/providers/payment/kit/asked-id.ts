import type { Money } from '../../../../shared/kernel/money.ts';

/** A charge's id at a provider that repeats no amount, with the amount that was asked for. */
export interface AskedId {
  readonly id: string;
  readonly amount: Money;
}

/**
 * Writes an id that keeps what was asked for, since the provider tells it no more.
 * @example writeAskedId({ id: '123', amount: { amount: 1080, currency: 'MXN' } }) // '123:1080MXN'
 */
export function writeAskedId({ id, amount }: AskedId): string {
  return `${id}:${amount.amount}${amount.currency}`;
}

/** Reads an id that `writeAskedId` wrote; undefined for any other text. */
export function readAskedId(text: string | null | undefined): AskedId | undefined {
  const [, id, amount, currency] = /^(\w{1,80}):(\d{1,12})([A-Z]{3})$/.exec(text ?? '') ?? [];
  if (!id || !currency) return undefined;
  return { id, amount: { amount: Number(amount), currency } };
}
