import type {
  DraftLine,
  DraftOrder,
  DraftPayment,
} from '../../../shared/contracts/draft-orders.ts';
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
    order:
      row.order_id === null || row.order_number === null
        ? null
        : { id: row.order_id, number: row.order_number },
    version: row.version,
  };
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
  };
}

function soldBy(row: DraftRow) {
  const { currency, items_total, shipping_total, delivery_type } = row;
  const total = items_total + shipping_total;
  return { lines: linesOf(row), currency, items_total, shipping_total, total, delivery_type };
}
