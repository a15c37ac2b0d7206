import { sumMinor } from '../kernel/money.ts';

/**
 * Argentina's «Régimen de Transparencia Fiscal al Consumidor» (Ley 27.743). Beside each final price, in smaller letters,
 * stands what it is without value-added tax and other national taxes on sales (Resolución 4/2025 of the secretariat of
 * industry and commerce, article 2 c); a receipt names the law and both taxes.
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

/** An amount that was paid, minor units, with the rate of what it contains where its item's owner has set one. */
interface TaxedAmount {
  readonly amount: number;
  /** Hundredths of a percent. */
  readonly rate?: number | undefined;
}

/** Minor units. */
export interface NationalTaxes {
  readonly vat: number;
  /** Other national indirect taxes. */
  readonly others: number;
}

/**
 * The national taxes that amounts contain. Value-added tax is no higher than its general rate for who buys to
 * consume: what a rate has above it, other taxes are.
 * @example nationalTaxes([{ amount: 121_00 }]) // { vat: 21_00, others: 0 }
 */
export function nationalTaxes(amounts: readonly TaxedAmount[]): NationalTaxes {
  const parts = amounts.map(({ amount, rate = GENERAL_RATE }) => {
    const net = withoutNationalTaxes(amount, rate);
    const others = Math.round((net * Math.max(0, rate - GENERAL_RATE)) / 10_000);
    return { vat: amount - net - others, others };
  });
  return {
    vat: sumMinor(parts.map(({ vat }) => vat)),
    others: sumMinor(parts.map(({ others }) => others)),
  };
}

/** What an order has been sold for. */
interface TaxedOrder {
  readonly lines: readonly { readonly total: number; readonly included_tax?: number | undefined }[];
  readonly items_total: number;
  readonly total: number;
}

/** The taxes that orders contain: those of their lines, and of what was charged beside them at the general rate. */
export function taxesOfOrders(orders: readonly TaxedOrder[]): NationalTaxes {
  return nationalTaxes(
    orders.flatMap(({ lines, items_total: items, total }) => [
      ...lines.map((line) => ({ amount: line.total, rate: line.included_tax })),
      { amount: total - items },
    ]),
  );
}
