import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { HOLD_ITEM_UNITS, HOLD_STORE_UNITS } from '../../../shared/kernel/constants/limits.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { languageOf } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Attribution } from '../../../shared/rules/attribution.ts';
import type { Sellers } from '../../../shared/rules/resale-terms.ts';
import type { Refusal } from '../../db/database.ts';
import type { OpenedHandoff } from '../../session/handoff-cookie.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { readQuote, type Quote } from '../../modules/carts/index.ts';
import {
  closeCheckout,
  closeReplaced,
  earningsHold,
  findCheckout,
  freezeParts,
  holdTerm,
  insertCheckout,
  listOwnHolds,
  partsOf,
  readTooLarge,
  stock,
  toCheckoutView,
  unitsOf,
  type Asked,
  type CheckoutRow,
  type HoldTerm,
} from '../../modules/checkouts/index.ts';
import { cancelReplaced } from '../../modules/orders/index.ts';
import { leadHandoff, provenHandoff } from '../../modules/embed-keys/index.ts';
import { answeredAttribution, knownPromoter } from '../../modules/store/index.ts';
import { pausedSellers, sellersOf } from './sellers-of.ts';
import { armHoldTimer } from './hold-timer.ts';
import { isPayable, lineFailure } from './line-failure.ts';

/** The input of a purchase. */
export interface StartCheckout {
  readonly cart: string;
  /** The attribution that the caller names; the store's answer to it is what the checkout keeps. */
  readonly claimed: Attribution;
  /** The promoter who brought the buyer first, as the browser claims; kept where the network knows the account. */
  readonly firstTouch?: string | undefined;
  /** The proof of the partner on whose page the buyer found the store. */
  readonly proof?: string | undefined;
  /** The hand-over of a partner's page that the buyer's browser has opened. */
  readonly handoff?: OpenedHandoff | undefined;
  /** The supplier whose part is bought alone. */
  readonly supplier?: string | undefined;
  /** An open checkout of the same store whose hold the new one takes over. */
  readonly toReplace?: string | undefined;
}

const MINUTE_MS = 60_000;

/**
 * Holds a cart's stock for a purchase, at the present prices. A hold that is too large for a visitor
 * without a contact waits for the order, which brings one. Undo: the hold ends by itself, and from
 * then on counts for nothing.
 */
export async function startCheckout(
  scope: RequestScope,
  start: StartCheckout,
): Promise<Result<Change<CheckoutView>, Failure>> {
  const now = scope.ports.clock.now();
  const [quote, attribution, whose] = await Promise.all([
    quoteFor(scope, start),
    attributed(scope, start),
    holderOf(scope, start),
  ]);
  if (!quote.ok) return quote;
  if (!attribution.ok) return attribution;
  const term = holdTerm(now, quote.value.holdMinutes * MINUTE_MS, whose.replaced);
  const { buyBy } = quote.value;
  const by = buyBy && { account: buyBy.account, rates: buyBy.rates };
  const asked = {
    cart: start.cart,
    isAlone: start.supplier !== undefined,
    attribution: attribution.value.attribution,
    sellers: { ...attribution.value.sellers, ...(by && { buyBy: by }) },
  };
  const open = toRow(scope, asked, quote.value, term);
  const isHeld = await willHold(scope, open, whose, term);
  const row = {
    ...open,
    margins: '{}',
    invoicing: null,
    billing: null,
    card_choice: null,
    account_asked: null,
    held_variants: isHeld ? unitsOf(open).length : 0,
  };
  return ok({
    answer: toCheckoutView(row, now),
    statements: [
      ...(buyBy ? [assertThat(earningsHold(scope.tenant.storeId, buyBy, now))] : []),
      ...statements(scope, start, row, { asked: whose.asked, term }),
    ],
    refused: (refusal) => explain(scope, start, refusal),
    committed: () => armHoldTimer(scope, row.expires_at),
  });
}

/** The attribution of a purchase: the store's answer, and the partner's key where one is proven. */
type Frozen = Attribution & { readonly partner?: string };

/** The store's answer to the visitor's attribution, and the people who may earn by it. */
async function attributed(
  scope: RequestScope,
  { claimed, firstTouch, proof }: StartCheckout,
): Promise<Result<{ readonly attribution: Frozen; readonly sellers: Sellers }, Failure>> {
  const [answered, handoff, paused, first] = await Promise.all([
    answeredAttribution(scope, claimed),
    provenHandoff(scope, proof),
    pausedSellers(scope),
    knownPromoter(scope, firstTouch),
  ]);
  if (!answered.ok) return answered;
  const isSale = handoff !== undefined && !handoff.isTest;
  const attribution = { ...answered.value, ...(isSale && { partner: handoff.key }) };
  return ok({
    attribution,
    sellers: await sellersOf(scope, { last: attribution.referral, first }, paused),
  });
}

/** The holder that asks for a hold, and its present holds. */
interface Whose {
  /** Undefined for an account: its contact is known, and its holds are not counted. */
  readonly asked: Omit<Asked, 'units'> | undefined;
  /** Units by item. */
  readonly own: ReadonlyMap<string, number>;
  /** The checkout whose hold is renewed. */
  readonly replaced: CheckoutRow | undefined;
}

async function holderOf(
  { cell, visitor, tenant: { storeId }, ports }: RequestScope,
  { cart, toReplace }: StartCheckout,
): Promise<Whose> {
  const now = ports.clock.now();
  const replacing =
    toReplace === undefined ? undefined : cell.first(findCheckout(storeId, toReplace));
  const [identity, network] = await Promise.all([visitor.identity(), visitor.addressKey()]);
  const holder = { visitor: cart, network };
  const asked = identity ? undefined : { storeId, holder, replaces: toReplace, now };
  const [rows, replaced] = await Promise.all([
    asked ? cell.read(listOwnHolds(asked)) : [],
    replacing,
  ]);
  return { asked, own: new Map(rows.map(({ item_id, units }) => [item_id, units])), replaced };
}

/**
 * True where the batch will hold the units. Most holds are small, which shows without another read;
 * the batch decides by what it finds, so that simultaneous holds of one visitor count together.
 */
async function willHold(
  { cell }: RequestScope,
  row: Pick<CheckoutRow, 'parts'>,
  { asked, own }: Whose,
  { isHeld }: HoldTerm,
): Promise<boolean> {
  if (!isHeld || !asked) return isHeld;
  const wanted = partsOf(row).flatMap(({ products }) => products);
  const byItem = Map.groupBy(wanted, ({ id }) => id);
  const items = [...byItem].map(([id, lines]) => {
    return lines.reduce((sum, { amount }) => sum + amount, own.get(id) ?? 0);
  });
  const all = [...own.values(), ...items].reduce((sum, units) => sum + units, 0);
  if (items.every((units) => units <= HOLD_ITEM_UNITS) && all <= HOLD_STORE_UNITS) return true;
  const found = await cell.first(readTooLarge({ ...asked, units: unitsOf(row) }));
  return found?.too_large === 0;
}

async function quoteFor(
  scope: RequestScope,
  { cart, toReplace, supplier }: StartCheckout,
): Promise<Result<Quote, Failure>> {
  const quote = await readQuote(scope, { cart }, toReplace, supplier);
  if (!quote.ok) return quote;
  if (quote.value.isApart) return fail({ code: 'supplier_required', field: 'supplier' });
  const { view } = quote.value;
  const failure = lineFailure(view);
  if (failure) return fail(failure);
  if (view.lines.length === 0) return fail({ code: 'cart_empty' });
  return isPayable(quote.value) ? quote : fail({ code: 'supplier_not_found' });
}

function toRow(
  scope: RequestScope,
  start: {
    readonly cart: string;
    readonly isAlone: boolean;
    readonly attribution: Frozen;
    readonly sellers: Sellers;
  },
  quote: Quote,
  { end, renewsUntil }: HoldTerm,
): Omit<
  CheckoutRow,
  'held_variants' | 'margins' | 'invoicing' | 'billing' | 'card_choice' | 'account_asked'
> {
  const { tenant, locale, region } = scope;
  return {
    id: newId('checkout'),
    store_id: tenant.storeId,
    cart_id: start.cart,
    state: 'open',
    is_test: quote.isTest ? 1 : 0,
    parts: JSON.stringify(freezeParts(quote.view.orders, start.isAlone)),
    currency: quote.view.currency,
    locale: languageOf(locale, region),
    attribution: JSON.stringify(start.attribution),
    sellers: JSON.stringify(start.sellers),
    address: tenant.origin + tenant.base,
    expires_at: end,
    renews_until: renewsUntil,
  };
}

/**
 * In this order: check the prices, release replaced and ended holds, insert the checkout, hold its
 * units; all of it or nothing.
 */
function statements(
  scope: RequestScope,
  { toReplace, handoff }: StartCheckout,
  row: CheckoutRow,
  { asked, term }: { readonly asked: Whose['asked']; readonly term: HoldTerm },
) {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const units = unitsOf(row);
  const replacing = toReplace ? endOpen(storeId, toReplace, now) : [];
  return [
    assertThat(stock.pricesHold(storeId, units)),
    ...replacing,
    ...stock.releaseEnded(units, now),
    insertCheckout(row, units, now),
    ...(handoff ? [leadHandoff(storeId, handoff, row.id)] : []),
    ...stock.reserve(
      row.id,
      units,
      row.expires_at,
      term.isHeld ? asked && { ...asked, units } : 'nobody',
    ),
  ];
}

/** Ends an open checkout, unless its payment is under way: its units are free, its unpaid orders cancelled. */
export function endOpen(storeId: string, checkout: string, now: number): Statement[] {
  return [
    ...stock.releaseReplaced(storeId, checkout),
    cancelReplaced(stock.replaceable(storeId, checkout), now),
    closeReplaced(storeId, checkout),
  ];
}

/** Ends an open checkout that somebody was offered, as `endOpen` ends any other; aborts while it is paid. */
export function endOffered(storeId: string, checkout: string, now: number): Statement[] {
  return [
    ...stock.releaseOffered(storeId, checkout),
    cancelReplaced(stock.offered(storeId, checkout), now),
    closeCheckout(checkout, 'expired'),
  ];
}

/** Reads the cart again to tell which line another buyer took meanwhile. */
async function explain(
  scope: RequestScope,
  start: StartCheckout,
  refusal: Refusal,
): Promise<Failure> {
  if (refusal.kind === 'unique') return { code: 'idempotency_in_progress' };
  const again = await quoteFor(scope, start);
  if (!again.ok) return again.error;
  // The missing units are free again, or a price has just changed.
  return { code: refusal.kind === 'check' ? 'out_of_stock' : 'unavailable_for_sale' };
}
