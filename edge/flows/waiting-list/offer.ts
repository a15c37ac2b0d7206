import type { Failure } from '../../../shared/contracts/errors.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { readLanguage } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { offerEnd } from '../../../shared/rules/waiting-list.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { readQuote } from '../../modules/carts/index.ts';
import { freezeParts, insertCheckout, stock, unitsOf } from '../../modules/checkouts/index.ts';
import { offers, type EntryRow } from '../../modules/waiting-list/index.ts';
import { insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { isPayable, lineFailure } from '../purchase/index.ts';
import { placesOfferedTopic } from './topics.ts';

/** An offer that is ready to be written. */
interface Offer {
  readonly statements: Statement[];
  /** The row of its mail. */
  readonly outbox: string;
  /** Until when its places are kept, milliseconds UTC. */
  readonly end: number;
}

/**
 * Makes the offer of somebody's places: a purchase that is open for its reader alone, at the present price, whose hold
 * takes the places from the stock until the offer's end, with the mail that leads to it; all of it in one batch.
 * Aborts where the entry does not wait any more, a price has changed, or the places went to somebody else. Undo: the
 * end of the hold.
 */
export async function makeOffer(
  { cell, ports }: CellScope,
  entry: EntryRow,
): Promise<Result<Offer, Failure>> {
  const now = ports.clock.now();
  const { store_id: storeId, item_id: item, sku_id: sku, places: amount } = entry;
  const end = offerEnd(now, entry.starts_at);
  const language = readLanguage(entry.language);
  if (end === undefined || !language) return fail({ code: 'experience_ended' });
  const quote = await readQuote(
    { cell, ports, locale: language.locale, tenant: { storeId: storeId as StoreId } },
    [{ item, sku, amount }],
  );
  if (!quote.ok) return quote;
  const { view, isTest } = quote.value;
  const failure = lineFailure(view);
  if (failure) return fail(failure);
  // Whoever waits wants to go there: an offer is no test.
  if (isTest) return fail({ code: 'store_in_test_mode' });
  if (!isPayable(quote.value)) return fail({ code: 'supplier_not_found' });
  const checkout = {
    id: newId('checkout'),
    store_id: storeId,
    // A name for the purchase's own cart, which nobody has.
    cart_id: newId('cart'),
    state: 'open' as const,
    parts: JSON.stringify(freezeParts(view.orders)),
    currency: view.currency,
    attribution: '{}',
    sellers: '{}',
    address: entry.address_of_store,
    locale: entry.language,
    expires_at: end,
    renews_until: end,
    is_test: 0,
    held_variants: 0,
  };
  const units = unitsOf(checkout);
  const outbox = newId('message');
  return ok({
    statements: [
      assertThat(stock.pricesHold(storeId, units)),
      ...stock.releaseEnded(units, now),
      insertCheckout(checkout, units, now),
      ...stock.reserve(checkout.id, units, end),
      ...offers.offer(entry, checkout.id, end),
      insertOutbox(placesOfferedTopic, { id: outbox, storeId, payload: { entry: entry.id } }, now),
    ],
    outbox,
    end,
  });
}
