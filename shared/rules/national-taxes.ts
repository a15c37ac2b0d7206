/**
 * Argentina's «precio sin impuestos nacionales»: beside each final price, in smaller letters, what it is without
 * value-added tax and other national taxes on sales (Ley 27.743; Resolución 4/2025 of the secretariat of
 * industry and commerce, article 2 c).
 */

/** The general rate of value-added tax, hundredths of a percent (Ley de IVA, article 28). */
const GENERAL_RATE = 2_100;

/**
 * A price without the taxes that it contains, minor units, rounded to the nearest.
 * @param rate hundredths of a percent that the item's owner has set; the general rate where none is set
 * @example withoutNationalTaxes(121_00) // 100_00
 */
export function withoutNationalTaxes(price: number, rate: number = GENERAL_RATE): number {
  return Math.round((price * 10_000) / (10_000 + rate));
}
