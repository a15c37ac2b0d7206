import { EMBED_PARAMETER } from '../rules/handover.ts';
import type { CartLine } from './cart-lines.ts';

/**
 * The link by which a cart kept on a partner's page goes on to the store: a GET that the store's
 * cart page reads, `add=sku.amount,sku.amount`. The amount follows the last dot of each part.
 * @param base the store's address, with a slash at the end
 * @param token the proof of the partner who sells
 */
export function handoverUrl(base: string, lines: readonly CartLine[], token = ''): string {
  const url = new URL('shopping-cart', base);
  const add = lines.map(({ sku, amount }) => `${encodeURIComponent(sku)}.${amount}`).join(',');
  const proof = token && `${EMBED_PARAMETER}=${encodeURIComponent(token)}`;
  url.search = [add && `add=${add}`, proof].filter(Boolean).join('&');
  return url.href;
}
