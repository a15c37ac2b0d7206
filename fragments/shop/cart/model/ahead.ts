import type { AskedCart } from '../../../_runtime/ahead.ts';
import type { CartLine } from '../../../../shared/state/cart-lines.ts';

/** After this time an answer is old: a press that ended elsewhere than on its button used none. */
const FRESH_MS = 5000;

/**
 * Returns the sums that the page asked for ahead, once, and only when they are of these lines: at
 * once where they have come, else as a promise, which is of undefined where the edge gave none.
 * Undefined where none were asked for.
 */
export function takeAhead(
  lines: readonly CartLine[],
): AskedCart['came'] | AskedCart['view'] | undefined {
  const page = globalThis as { shopAhead?: AskedCart | undefined };
  const asked = page.shopAhead;
  page.shopAhead = undefined;
  const isNow = asked?.of === JSON.stringify(lines) && Date.now() - asked.at < FRESH_MS;
  return isNow ? (asked?.came ?? asked?.view) : undefined;
}
