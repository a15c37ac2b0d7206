/** The most units of one SKU that a cart line holds, on every store. */
export const MAX_LINE_AMOUNT = 999;

/** The bounds of one SKU's quantity; null means no bound. */
export interface QuantityLimits {
  /** Units left for sale; null when the item is made on demand. */
  readonly available: number | null;
  readonly max_purchase_amount: number | null;
}

export type QuantityProblem =
  | 'insufficient_stock'
  | 'purchase_amount_exceeded'
  | 'out_of_stock'
  | 'ignored';

export interface QuantityCheck {
  /**
   * The units that may be bought: the requested number, or the bound that it broke. 0 means that
   * the cart stays as it is.
   */
  readonly amount: number;
  readonly problem: QuantityProblem | null;
}

/**
 * Applies the quantity rules of spec [5]: not above the stock unless made on demand, not above
 * `max_purchase_amount`. Zero, an empty text and anything except a whole number are ignored.
 * @param requested a number, or the text of an input as typed
 * @example checkQuantity('7', { available: 3, max_purchase_amount: null }) // { amount: 3, problem: 'insufficient_stock' }
 */
export function checkQuantity(requested: number | string, limits: QuantityLimits): QuantityCheck {
  const asked = wholeNumber(requested);
  if (asked < 1) return { amount: 0, problem: 'ignored' };
  const stock = Math.max(limits.available ?? Infinity, 0);
  if (stock === 0) return { amount: 0, problem: 'out_of_stock' };
  const most = Math.max(Math.min(limits.max_purchase_amount ?? Infinity, MAX_LINE_AMOUNT), 0);
  // The message is about the tighter bound.
  if (asked > stock && stock <= most) return { amount: stock, problem: 'insufficient_stock' };
  if (asked > most) return { amount: most, problem: 'purchase_amount_exceeded' };
  return { amount: asked, problem: null };
}

/** The most units that can be asked for at once; 0 when there are none. */
export function quantityLimit(limits: QuantityLimits): number {
  return checkQuantity(Number.MAX_SAFE_INTEGER, limits).amount;
}

/** NaN, fractions, negatives and text that is no number become 0. */
function wholeNumber(value: number | string): number {
  const text = typeof value === 'string' ? value.trim() : value;
  const number = typeof text === 'string' ? (/^\d{1,15}$/.test(text) ? Number(text) : 0) : text;
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

const BLOCKED = new Set(['.', 'e', '-', 'E', ',', '+']);

/** True for the keys that a quantity input refuses: `.`, `e`, `-` (spec [5]) and similar signs. */
export function isBlockedKey(key: string): boolean {
  return BLOCKED.has(key);
}
