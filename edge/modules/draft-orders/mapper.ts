import type {
  DraftLine,
  DraftOrder,
  DraftPayment,
} from '../../../shared/contracts/draft-orders.ts';
import type { OrderAddition } from '../../../shared/contracts/order-additions.ts';
import type { Address, Contact } from '../../../shared/contracts/place-order.ts';
import { draftState, type DraftFacts } from '../../../shared/rules/draft-orders.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import type { DraftRow } from './statements.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** The lines that a draft sells. */
export const linesOf = ({ lines }: Pick<DraftRow, 'lines'>): DraftLine[] =>
  JSON.parse(lines) as DraftLine[];

/** The customer of a draft, and where it is brought to. */
export function contactOf({ contact, address }: Pick<DraftRow, 'contact' | 'address'>): {
  readonly contact: Contact;
  readonly address: Address | null;
} {
  return {
    contact: JSON.parse(contact) as Contact,
    address: address === null ? null : (JSON.parse(address) as Address),
  };
}

/** The facts by which a draft stands. */
export function factsOf(row: DraftRow): DraftFacts {
  return {
    endsAt: row.ends_at,
    isPaid: row.paid_at !== null,
    isTakenBack: row.taken_back_at !== null,
    isPaying: row.is_paying === 1,
  };
}

/** Writes the whole address of a link, by its last part. */
export type LinkOf = (slug: string) => string;

/** A draft as its store sees it. */
export function toDraft(row: DraftRow, now: number, linkOf: LinkOf): DraftOrder {
  return {
    id: row.id,
    state: draftState(factsOf(row), now),
    ...soldBy(row),
    ...contactOf(row),
    note: row.note,
    url: linkOf(row.slug),
    made_at: iso(row.made_at),
    until: iso(row.ends_at),
    order: namedBy(row.order_id, row.order_number),
    extends: namedBy(row.extends_order, row.extends_number),
    version: row.version,
  };
}

/** An order's name, where there is one. */
function namedBy(id: string | null, number: string | null): DraftOrder['order'] {
  return id === null || number === null ? null : { id, number };
}

/** A draft as the page of the order to which it adds shows it. */
export function toAddition(row: DraftRow, now: number, linkOf: LinkOf): OrderAddition {
  const { id, state, total, currency, lines, url, until, order } = toDraft(row, now, linkOf);
  const items = lines.map(({ amount, name, description }) =>
    [`${amount} × ${name}`, ...Object.values(description)].join(', '),
  );
  return { id, state, total, currency, items, url, until, order };
}

/** A draft as everybody sees it who has its link. */
export function toPayment(row: DraftRow, now: number, ways: readonly PaymentCode[]): DraftPayment {
  const state = draftState(factsOf(row), now);
  return {
    ...soldBy(row),
    until: iso(row.ends_at),
    state,
    payment_types: state === 'open' ? [...ways] : [],
    checkout: state === 'waiting' || state === 'paid' ? row.checkout_id : null,
    extends: row.extends_number,
  };
}

function soldBy(row: DraftRow) {
  const { currency, items_total, shipping_total, delivery_type } = row;
  const total = items_total + shipping_total;
  return { lines: linesOf(row), currency, items_total, shipping_total, total, delivery_type };
}
