import type { DraftBody, DraftOrder } from '../../../shared/contracts/draft-orders.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { languageOf } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { mailboxOf } from '../../../shared/rules/mailbox.ts';
import { isPaidFirst } from '../../../shared/rules/payment-codes.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { countTry } from '../../modules/accounts/index.ts';
import { paymentTypesOf, totalsOf } from '../../modules/checkouts/index.ts';
import { toDraft, type DraftRow, type NewDraft } from '../../modules/draft-orders/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { draftOrder } from '../purchase/index.ts';
import { linkOf } from './link.ts';
import { agreed, draftLines, readOffer } from './offer.ts';
import { draftLinkTopic } from './topics.ts';

const DAY_MS = 86_400_000;

/** The terms that no form of a draft has. */
interface Preparing {
  /** A purchase of the draft's own, whose held units count as free. */
  readonly begun?: string | undefined;
  /** What the delivery costs, minor units; its own cost where it is left out. */
  readonly shipping?: number;
}

/** Checks what a seller typed as an order of its customer is checked, at the prices that the seller set. */
export async function prepare(
  scope: RequestScope,
  body: DraftBody,
  { begun, shipping }: Preparing = {},
): Promise<Result<NewDraft, Failure>> {
  const { lines, contact, delivery_type, address, note, days } = body;
  const prices = new Map(lines.map(({ sku, price }) => [sku, price]));
  if (prices.size < lines.length) return fail({ code: 'invalid_request', field: 'lines' });
  const offer = await readOffer(scope, lines, begun);
  if (!offer.ok) return offer;
  const part = agreed(offer.value.part, {
    prices,
    delivery_type,
    ...(shipping !== undefined && { shipping }),
  });
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
export async function counted(
  scope: RequestScope,
  { is_mailed, contact }: DraftBody,
): Promise<Failure | undefined> {
  const tooMany = await countTry(scope, 'draftByStore', scope.tenant.storeId);
  if (tooMany || !is_mailed) return tooMany;
  return countTry(scope, 'orderMailToContact', mailboxOf(contact.email));
}

/** The mail with the link, where it is asked for. */
export function mailing(scope: RequestScope, draft: string, { is_mailed }: DraftBody, now: number) {
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
export function shown(
  scope: RequestScope,
  row: NewDraft &
    Pick<DraftRow, 'id' | 'slug' | 'made_at' | 'version' | 'extends_order' | 'extends_number'>,
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
