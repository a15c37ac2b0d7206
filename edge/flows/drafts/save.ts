import type { DraftBody, DraftOrder } from '../../../shared/contracts/draft-orders.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { languageOf } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { DRAFT_KEPT_DAYS } from '../../../shared/rules/draft-orders.ts';
import { mailboxOf } from '../../../shared/rules/mailbox.ts';
import { isPaidFirst } from '../../../shared/rules/payment-codes.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { countTry } from '../../modules/accounts/index.ts';
import { paymentTypesOf, totalsOf } from '../../modules/checkouts/index.ts';
import { drafts, toDraft, type DraftRow, type NewDraft } from '../../modules/draft-orders/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { ownSupplier } from '../orders/own-part.ts';
import { draftOrder } from '../purchase/index.ts';
import { linkOf } from './link.ts';
import { agreed, draftLines, readOffer } from './offer.ts';
import { closing, whyClosed, whyRefused } from './standing.ts';
import { draftLinkTopic } from './topics.ts';

type Saved = Promise<Result<Change<DraftOrder>, Failure>>;

const DAY_MS = 86_400_000;

/** Prepares an order for a customer, and makes its link. Undo: take it back. */
export async function addDraft(scope: RequestScope, id: string, body: DraftBody): Saved {
  const own = ownSupplier(scope, id);
  if (!own.ok) return own;
  const [prepared, { accountId }] = await Promise.all([prepare(scope, body), signedIn(scope)]);
  if (!prepared.ok) return prepared;
  const tooMany = await counted(scope, body);
  if (tooMany) return fail(tooMany);
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const made = { id: newId('draftOrder'), slug: newId('draftLink'), made_at: now };
  const mail = mailing(scope, made.id, body, now);
  return ok({
    answer: shown(scope, { ...prepared.value, ...made, version: 1 }),
    statements: [
      drafts.forget(storeId, now - DRAFT_KEPT_DAYS * DAY_MS),
      ...drafts.insert({ ...prepared.value, ...made, store_id: storeId, account_id: accountId }),
      ...mail.statements,
    ],
    refused: () => Promise.resolve({ code: 'idempotency_in_progress' }),
    committed: mail.committed,
  });
}

/**
 * Changes an order that was prepared, while nobody has paid it. A purchase that began by its link ends with the
 * change, since it has the old total. Undo: change it back.
 */
export async function changeDraft(
  scope: RequestScope,
  { id, draft }: { readonly id: string; readonly draft: string },
  { version, ...body }: DraftBody & { readonly version?: number | undefined },
): Saved {
  const own = ownSupplier(scope, id);
  if (!own.ok) return own;
  const row = await scope.cell.first(drafts.findById(scope.tenant.storeId, draft));
  const now = scope.ports.clock.now();
  const closed = whyClosed(row, now);
  if (!row || closed) return fail(closed ?? { code: 'draft_order_not_found' });
  if (version !== undefined && version !== row.version) return fail({ code: 'edited_meanwhile' });
  const prepared = await prepare(scope, body, row.checkout_id ?? undefined);
  if (!prepared.ok) return prepared;
  const tooMany = await counted(scope, body);
  if (tooMany) return fail(tooMany);
  const mail = mailing(scope, row.id, body, now);
  const { slug, made_at } = row;
  return ok({
    answer: shown(scope, {
      ...prepared.value,
      id: row.id,
      slug,
      made_at,
      version: row.version + 1,
    }),
    statements: [
      ...drafts.change(scope.tenant.storeId, row, prepared.value),
      ...closing(scope, row, now),
      ...mail.statements,
    ],
    refused: () => whyRefused(scope, draft),
    committed: mail.committed,
  });
}

/** Checks what a seller typed as an order of its customer is checked, at the prices that the seller set. */
async function prepare(
  scope: RequestScope,
  body: DraftBody,
  begun?: string,
): Promise<Result<NewDraft, Failure>> {
  const { lines, contact, delivery_type, address, note, days } = body;
  const prices = new Map(lines.map(({ sku, price }) => [sku, price]));
  if (prices.size < lines.length) return fail({ code: 'invalid_request', field: 'lines' });
  const offer = await readOffer(scope, lines, begun);
  if (!offer.ok) return offer;
  const part = agreed(offer.value.part, { prices, delivery_type });
  if (!part) return fail({ code: 'delivery_not_available', field: 'delivery_type' });
  const { items_total, shipping_total, total } = totalsOf([part]);
  if (total === 0) return fail({ code: 'draft_order_free', field: 'lines' });
  const way = paymentTypesOf([part]).find(isPaidFirst);
  if (!way) return fail({ code: 'payment_type_not_available' });
  const now = scope.ports.clock.now();
  const order = draftOrder(
    { parts: JSON.stringify([part]) },
    { contact, attendees: [], payment_type: way, note, ...(address && { address }) },
    now,
  );
  if (!order.ok) return order;
  const { tenant, locale, region } = scope;
  return ok({
    lines: JSON.stringify(draftLines(part)),
    currency: part.currency,
    items_total,
    shipping_total,
    delivery_type: part.needs_delivery ? delivery_type : null,
    contact: JSON.stringify(order.value.contact),
    address: order.value.address && JSON.stringify(order.value.address),
    note: order.value.note,
    ends_at: now + days * DAY_MS,
    address_of_store: tenant.origin + tenant.base,
    language: languageOf(locale, region),
  });
}

/** Counts a draft by its store and, where its link is mailed, by the customer's address. */
async function counted(
  scope: RequestScope,
  { is_mailed, contact }: DraftBody,
): Promise<Failure | undefined> {
  const tooMany = await countTry(scope, 'draftByStore', scope.tenant.storeId);
  if (tooMany || !is_mailed) return tooMany;
  return countTry(scope, 'orderMailToContact', mailboxOf(contact.email));
}

/** The mail with the link, where it is asked for. */
function mailing(scope: RequestScope, draft: string, { is_mailed }: DraftBody, now: number) {
  const statements: Statement[] = [];
  if (!is_mailed) return { statements, committed: () => Promise.resolve() };
  const id = newId('message');
  const about = { id, storeId: scope.tenant.storeId, payload: { draft } };
  return {
    statements: [insertOutbox(draftLinkTopic, about, now)],
    committed: () => announceOutbox(scope, [id]),
  };
}

/** A draft as it is right after it was saved: nobody pays it yet. */
function shown(
  scope: RequestScope,
  row: NewDraft & Pick<DraftRow, 'id' | 'slug' | 'made_at' | 'version'>,
): DraftOrder {
  const fresh: DraftRow = {
    ...row,
    taken_back_at: null,
    paid_at: null,
    checkout_id: null,
    is_paying: 0,
    open_until: null,
    order_id: null,
    order_number: null,
  };
  return toDraft(fresh, scope.ports.clock.now(), linkOf(scope));
}
