import { MAX_CART_LINES } from '../kernel/constants/limits.ts';

/** The query parameter by which a link of an embed proves which partner it came from. */
export const EMBED_PARAMETER = 'embed';

/** The query parameter, and the form's field, that names the code of a hand-over. */
export const HANDOFF_PARAMETER = 'handoff';

/** The most lines that a link names; more are sent to the store, and the link has their code alone. */
export const LINK_LINES = 50;

/** How long a code counts, in ms. */
export const HANDOFF_MS = 24 * 60 * 60 * 1000;

/** A code of a hand-over: made by the store, or by the page whose link names the lines. */
export const HANDOFF_CODE = /^ho_[a-z0-9]{26}$/;

/** A line as an embed's link hands it over: the SKU alone, from which the edge knows the item. */
export interface HandoverLine {
  readonly item: '';
  readonly sku: string;
  readonly amount: number;
}

const PART = /^(sk_[a-z0-9-]{1,80})\.([1-9]\d{0,2})$/;

/**
 * Reads `add=sku.amount,sku.amount` of a hand-over link. Malformed parts are ignored, and a SKU
 * named twice counts once.
 */
export function parseHandover(text: string | null): HandoverLine[] {
  const lines = new Map<string, HandoverLine>();
  for (const part of (text ?? '').slice(0, 20_000).split(',').slice(0, MAX_CART_LINES)) {
    const [, sku, amount] = PART.exec(part) ?? [];
    if (sku && !lines.has(sku)) lines.set(sku, { item: '', sku, amount: Number(amount) });
  }
  return [...lines.values()];
}
