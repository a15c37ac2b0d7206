import { numberFormat } from './intl.ts';

/** An amount in the currency's minor unit (centavos, cents) with its ISO 4217 code. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Writes an amount as it is written in a place: `$1,249.00` where the currency is the place's own,
 * and with the currency's name where it is not (`MXN 1.249,00` in Argentina, `MX$1,249.00` in English),
 * since several currencies are a bare `$` at home.
 * @param amount minor units (hundredths)
 * @param tag BCP 47, see `localeTag`
 */
export function formatMoney(amount: number, currency: string, tag: string): string {
  const pattern =
    Number.isSafeInteger(amount) && amount >= 0 && patterns.get(nameOf(currency, tag));
  return pattern ? write(amount, pattern) : byIntl(amount, currency, tag);
}

function byIntl(amount: number, currency: string, tag: string): string {
  const style = { style: 'currency', currency } as const;
  return numberFormat(tag, style).format(amount / 100);
}

/**
 * The texts around and between the digits: before, between the thousands, before the cents, and
 * behind.
 */
type Pattern = readonly [before: string, group: string, point: string, behind: string];

const patterns = new Map<string, Pattern>();

const SAMPLE = 123_456_789;
const SAMPLE_SHAPE = /^(\D*)1(?<group>\D)234\k<group>567(\D)89(\D*)$/;

/**
 * The amount `$1,234,567.89` as `Intl` writes it, where that shows how every amount is written;
 * else an empty text. A browser that gets this sample needs no `Intl.NumberFormat`: making the
 * first one takes longer than a whole fragment.
 */
export function moneySample(currency: string, tag: string): string {
  const name = nameOf(currency, tag);
  const sample = samples.get(name) ?? makeSample(currency, tag);
  samples.set(name, sample);
  return sample;
}

/** The name by which what is known of a currency in a place is kept. */
function nameOf(currency: string, tag: string): string {
  return currency + tag;
}

const samples = new Map<string, string>();

function makeSample(currency: string, tag: string): string {
  const sample = byIntl(SAMPLE, currency, tag);
  const pattern = readSample(sample);
  // Some places group from five digits on, or by two.
  const isWhole =
    pattern &&
    [0, 5, 99_999, 100_000, 999_999, 1_234_500, 12_345_678, 1_234_567_890].every(
      (amount) => write(amount, pattern) === byIntl(amount, currency, tag),
    );
  if (!isWhole) return '';
  // The edge writes the amounts of every page: the pattern takes a fraction of the formatter's time.
  patterns.set(nameOf(currency, tag), pattern);
  return sample;
}

/** Learns how to write this currency in this place from a sample. */
export function learnMoney(currency: string, tag: string, sample: string): void {
  const pattern = readSample(sample);
  if (pattern) patterns.set(nameOf(currency, tag), pattern);
}

function readSample(sample: string): Pattern | undefined {
  return SAMPLE_SHAPE.exec(sample)?.slice(1) as unknown as Pattern | undefined;
}

function write(amount: number, [before, group, point, behind]: Pattern): string {
  const digits = `${amount}`.padStart(3, '0');
  const whole: string[] = [];
  for (let end = digits.length - 2; end > 0; end -= 3)
    whole.unshift(digits.slice(Math.max(0, end - 3), end));
  return before + whole.join(group) + point + digits.slice(-2) + behind;
}

/** Adds amounts of minor units; throws on anything but safe integers, since that is a bug. */
export function sumMinor(amounts: readonly number[]): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  if (!Number.isSafeInteger(total)) throw new RangeError(`not an amount of minor units: ${total}`);
  return total;
}
