/** One SKU of an item in a visitor's cart. */
export interface CartLine {
  item: string;
  sku: string;
  /** Units, 1 to 999. */
  amount: number;
}

/** A visitor's cart in one store, as kept in the browser. */
export interface LocalCart {
  lines: CartLine[];
  /** Milliseconds since 1970; 0 for a cart that was never used. */
  updatedAt: number;
}

/** The most units of one SKU that a visitor's cart holds. */
export const CART_MAX_AMOUNT = 999;

/**
 * An empty cart, for the time before the cart is known: the server's snapshot when a view hydrates.
 */
export const EMPTY_CART: LocalCart = Object.freeze({ lines: [], updatedAt: 0 }) as LocalCart;

/** The localStorage key of a store's cart for visitors who are not signed in. */
export function visitorCartKey(storeId: string): string {
  return `cart:${storeId}`;
}

/**
 * The localStorage key of the cart that this page shows. A page of a signed-in account names its
 * own key, so that the next user of the browser does not see the cart.
 */
export function cartKey(storeId: string): string {
  const named = typeof document === 'undefined' ? '' : document.documentElement.dataset.cart;
  return named?.startsWith(`${storeId}:`) ? `cart:${named}` : visitorCartKey(storeId);
}

/** Reads a stored cart; drops entries that are not lines of a cart. */
export function decodeCart(text: string): LocalCart {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return EMPTY_CART;
  }
  const { lines, updatedAt } = (value ?? {}) as { lines?: unknown; updatedAt?: unknown };
  if (!Array.isArray(lines)) return EMPTY_CART;
  return {
    lines: validLines(lines),
    updatedAt: typeof updatedAt === 'number' && Number.isFinite(updatedAt) ? updatedAt : 0,
  };
}

function isLine(line: Partial<CartLine> | null): line is CartLine {
  return (
    typeof line?.item === 'string' &&
    typeof line.sku === 'string' &&
    line.sku !== '' &&
    Number.isInteger(line.amount) &&
    line.amount! >= 1
  );
}

/** Drops entries that are not lines of a cart, and joins lines with the same SKU. */
export function validLines(lines: readonly unknown[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const { item, sku, amount } of (lines as (Partial<CartLine> | null)[]).filter(isLine)) {
    const total = Math.min((merged.get(sku)?.amount ?? 0) + amount, CART_MAX_AMOUNT);
    merged.set(sku, { item, sku, amount: total });
  }
  return [...merged.values()];
}

/** The number of units in a cart, for the badge. */
export function cartCount(cart: LocalCart): number {
  return cart.lines.reduce((sum, line) => sum + line.amount, 0);
}
