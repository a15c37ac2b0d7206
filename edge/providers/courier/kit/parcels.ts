import type { Parcel } from '../../../../shared/rules/parcels.ts';
import { toDecimal } from '../../kit/decimal.ts';
import type { Carried, Rate } from '../port.ts';

/** Whole centimetres, rounded up. */
export function centimetresOf({ size_mm: { length, width, height } }: Pick<Parcel, 'size_mm'>) {
  const cm = (mm: number) => Math.ceil(mm / 10);
  return { length: cm(length), width: cm(width), height: cm(height) };
}

/** Kilograms, in hundredths rounded up. */
export const kilogramsOf = ({ weight_g: grams }: Pick<Parcel, 'weight_g'>) =>
  Math.ceil(grams / 10) / 100;

/** What each parcel is said to be worth: the goods' value, divided evenly and rounded down to a minor unit. */
export function valueOfEach({ value: { amount, currency }, parcels }: Carried): number {
  const share = Math.floor(amount / Math.max(1, parcels.length));
  return Number(toDecimal({ amount: share, currency }));
}

/** The cheapest first. */
export const byPrice = (one: Rate, other: Rate) => one.price.amount - other.price.amount;
