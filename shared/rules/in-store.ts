/** A sale in person: its goods and its money change hands at once. */

/** How its money was taken: by hand, by the store's own card terminal, or by a transfer that was seen. */
export const takenWays = ['cash', 'card', 'transfer'] as const;
export type TakenWay = (typeof takenWays)[number];

/** Most lines of one sale. */
export const SALE_LINES_MAX = 100;
/** The highest amount that a buyer hands over, in minor units. */
export const SALE_RECEIVED_MAX = 1_000_000_000;

/** The kinds of items that are sold in person: a ticket needs its attendees, a file its mail. */
export const saleKinds = ['product', 'service'] as const;

/**
 * The change that goes back, in minor units; undefined where too little was handed over. By card and by
 * transfer exactly the total is taken.
 * @param received what was handed over in cash; null for exactly the total
 */
export function changeOf(
  taken: TakenWay,
  total: number,
  received: number | null,
): number | undefined {
  if (taken !== 'cash' || received === null) return 0;
  return received < total ? undefined : received - total;
}

/** The bills and coins by which people pay a total, the exact one first; at most four amounts. */
export function usualAmounts(total: number): number[] {
  if (total <= 0) return [];
  const rounded = [1_000, 5_000, 10_000, 20_000, 50_000, 100_000].map(
    (bill) => Math.ceil(total / bill) * bill,
  );
  return [...new Set([total, ...rounded])].slice(0, 4);
}

/** A line of a sale as addresses and forms without script hold it. */
export interface SaleLine {
  readonly item: string;
  readonly sku: string;
  readonly amount: number;
}

/** Lines as one text. @example linesText([{ item: 'it_a', sku: 'sk_b', amount: 2 }]) // 'it_a.sk_b.2' */
export function linesText(lines: readonly SaleLine[]): string {
  return lines.map(({ item, sku, amount }) => `${item}.${sku}.${amount}`).join(',');
}

/** Reads such a text; what is no line is left out, and so is the rest of a sale that is too long. */
export function readLines(text: string): SaleLine[] {
  const read = text.split(',').flatMap((part) => {
    const [, item = '', sku = '', amount = ''] =
      /^(it_[a-z0-9-]{1,60})\.(sk_[a-z0-9-]{1,80})\.([1-9]\d{0,2})$/.exec(part) ?? [];
    return item === '' ? [] : [{ item, sku, amount: Number(amount) }];
  });
  const bySku = new Map(read.map((line) => [line.sku, line]));
  return [...bySku.values()].slice(0, SALE_LINES_MAX);
}
