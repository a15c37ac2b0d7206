import type { TalkCustomer } from '../../../shared/contracts/talk-customer.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isStoreParty, teaserOf } from '../../../shared/rules/talk.ts';
import { itemUrl } from '../../../shared/rules/urls.ts';
import { readQuote } from '../../modules/carts/index.ts';
import { customers, questions } from '../../modules/talk/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { conversationObject, mailboxOf } from './mailbox.ts';

/** Questions that a look at a customer shows. */
const QUESTIONS_SHOWN = 5;

/**
 * The customer of a conversation in the store's mailbox. Whoever may not read orders sees neither those nor
 * the cart; whoever may not read the contact form's messages sees none.
 */
export async function readCustomer(
  scope: RequestScope,
  id: string,
): Promise<Result<TalkCustomer, Failure>> {
  const { storeId } = scope.tenant;
  const [reader, { keychain }] = await Promise.all([mailboxOf(scope, storeId), signedIn(scope)]);
  if (!reader.ok) return reader;
  const standing = await conversationObject(scope.env, id).stand(storeId);
  const customer = standing?.peer.id;
  if (customer === undefined || isStoreParty(customer)) return fail({ code: 'not_found' });
  const seesOrders = keychain.has('orders-admin');
  const [cart, orders, contacts, asked] = await Promise.all([
    seesOrders ? cartOf(scope, customer) : null,
    seesOrders ? ordersOf(scope, customer) : null,
    keychain.has('contact-admin') ? contactsOf(scope, customer) : null,
    scope.directory.read(questions.listQuestions(storeId, id, QUESTIONS_SHOWN)),
  ]);
  return ok({
    cart,
    orders,
    contacts,
    questions: asked.map(({ seq, asked_at: at, answered_at: answered }) => ({
      seq,
      asked_at: iso(at),
      answered_at: answered === null ? null : iso(answered),
    })),
  });
}

/** A customer's cart at the prices of everybody: those of whoever reads are not the customer's. */
async function cartOf(
  { cell, ports, locale, tenant }: RequestScope,
  account: string,
): Promise<TalkCustomer['cart']> {
  const quote = await readQuote({ cell, ports, locale, tenant }, { cart: { account } });
  if (!quote.ok) return null;
  const { orders, requestTotalAmount: total, currency } = quote.value.view;
  const lines = orders.flatMap(({ products }) =>
    products.map(({ name, type, slug, owner_slug, amount, total: sum }) => ({
      name,
      path: itemUrl('', { type, slug, owner_slug }),
      amount,
      total: sum,
    })),
  );
  return { total, currency, lines };
}

async function ordersOf({ cell, tenant }: RequestScope, account: string) {
  const [rows, counted] = await Promise.all([
    cell.read(customers.listOrders(tenant.storeId, account)),
    cell.first(customers.countOrders(tenant.storeId, account)),
  ]);
  return {
    count: counted?.n ?? 0,
    results: rows.map((row) => ({ ...row, created_at: iso(row.created_at) })),
  };
}

async function contactsOf({ cell, tenant }: RequestScope, account: string) {
  const rows = await cell.read(customers.listContacts(tenant.storeId, account));
  return rows.map(({ id, message, created_at: at }) => ({
    id,
    teaser: teaserOf(message),
    created_at: iso(at),
  }));
}

const iso = (at: number): string => new Date(at).toISOString();
