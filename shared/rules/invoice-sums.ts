/**
 * The sums of an invoice. Prices include their tax, so that it is taken out of each line; amounts
 * are whole numbers of minor units or, in lines, of their ten-thousandths, since CFDI 4.0 gives lines six decimals.
 */

/** One line of an invoice: `total` is what was paid for it, with its tax, in minor units. */
export interface InvoiceLine {
  readonly name: string;
  readonly amount: number;
  readonly total: number;
  /** The authority's codes of the goods and of their unit (c_ClaveProdServ, c_ClaveUnidad), where the item has them. */
  readonly sat_product?: string | null;
  readonly sat_unit?: string | null;
  /** The number of the order whose sale it is, in a global invoice. */
  readonly number?: string;
}

/** A line's part without tax, and its tax, in ten-thousandths of minor units. */
export interface SplitLine extends InvoiceLine {
  readonly base: bigint;
  readonly tax: bigint;
  /** The base of one unit, rounded. */
  readonly unit: bigint;
}

/** What an invoice comes to, in minor units. */
export interface InvoiceSums {
  readonly lines: readonly SplitLine[];
  readonly base: number;
  readonly tax: number;
  readonly total: number;
}

const FINE = 10_000n;
const WHOLE = 10_000n;

/** A quotient of two numbers that are not negative, rounded half up. */
function rounded(part: bigint, by: bigint): bigint {
  return (2n * part + by) / (2n * by);
}

/**
 * Takes the tax out of lines whose prices include it. Bases and taxes add up to what was paid, to
 * the last minor unit.
 * @param vat hundredths of a percent
 */
export function invoiceSums(lines: readonly InvoiceLine[], vat: number): InvoiceSums {
  const split = lines.map((line): SplitLine => {
    const paid = BigInt(line.total) * FINE;
    const base = rounded(paid * WHOLE, WHOLE + BigInt(vat));
    return { ...line, base, tax: paid - base, unit: rounded(base, BigInt(line.amount)) };
  });
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const base = Number(
    rounded(
      split.reduce((sum, line) => sum + line.base, 0n),
      FINE,
    ),
  );
  return { lines: split, base, tax: total - base, total };
}

/** An invoice's number as it is printed. @example invoiceNumber(7) // 'F-000007' */
export function invoiceNumber(number: number): string {
  return `F-${String(number).padStart(6, '0')}`;
}

/** What a text finds: a number whole, or the beginning of one, as printed or as plain digits. */
export interface InvoicesFilter {
  readonly text: string;
  readonly isPrefix: boolean;
  readonly isPrinted: boolean;
}

/**
 * Reads the filter of a list of invoices: a number, with `*` for any end; quotes around it say
 * nothing more (spec [2]).
 * @returns null for an empty filter; a text that is no number finds nothing
 */
export function readInvoicesFilter(typed: string): InvoicesFilter | null {
  const bare = typed.replaceAll('"', '').trim().toUpperCase();
  const isPrefix = bare.endsWith('*');
  const text = isPrefix ? bare.slice(0, -1) : bare;
  if (text === '') return null;
  return { text, isPrefix, isPrinted: text.startsWith('F') };
}
