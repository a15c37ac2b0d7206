import type { AskedCart } from '../../../_runtime/ahead.ts';
import type { CartLine } from '../../../../shared/state/cart-lines.ts';

/** After this time an answer is old: a press that ended elsewhere than on its button used none. */
const FRESH_MS = 5000;

/**
 * Returns the sums that the page asked for ahead, once, and only when they are of these lines.
 * Undefined where there are none; a promise of undefined where the edge gave none.
 */
export function takeAhead(lines: readonly CartLine[]): AskedCart['view'] | undefined {
  const page = globalThis as { shopAhead?: AskedCart | undefined };
  const asked = page.shopAhead;
  page.shopAhead = undefined;
  const isNow = asked?.of === JSON.stringify(lines) && Date.now() - asked.at < FRESH_MS;
  return isNow ? asked?.view : undefined;
}
