import { numberFormat } from './intl.ts';

/** An amount in the currency's minor unit (centavos, cents) with its ISO 4217 code. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Writes an amount as people of the place do, for example `$1,249.00`.
 * @param amount minor units (hundredths)
 * @param tag BCP 47, see `localeTag`
 */
export function formatMoney(amount: number, currency: string, tag: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return numberFormat(tag, style).format(amount / 100);
}

/** Adds amounts of minor units; throws on anything but safe integers, since that is a bug. */
export function sumMinor(amounts: readonly number[]): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  if (!Number.isSafeInteger(total)) throw new RangeError(`not an amount of minor units: ${total}`);
  return total;
}
