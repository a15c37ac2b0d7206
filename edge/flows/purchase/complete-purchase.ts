import { newId } from '../../../shared/kernel/ids.ts';
import { ACCOUNT_WAITS_MS, beginsAccount, type SaveWay } from '../../../shared/rules/save-as.ts';
import { type Statement } from '../../db/cell-sql.ts';
import {
  askAccount,
  askedOf,
  closeCheckout,
  findAskedOfCart,
  stock,
  unitsOf,
  type CheckoutRow,
} from '../../modules/checkouts/index.ts';
import { insertOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { orderAccountMail } from './order-account-mail.ts';
import { boughtInStore, orderConfirmationMail } from './topics.ts';

/** Statements with the message that they ask for; null where they ask for none. */
interface Telling {
  readonly outbox: string | null;
  readonly statements: Statement[];
}

/** Turns the hold into a sale, and asks for the mail to the buyer. */
export function sellNow(row: CheckoutRow, now: number): Telling & { readonly outbox: string } {
  const outbox = newId('message');
  return { outbox, statements: completePurchase(row, outbox, now) };
}

/** The buyer of an order, as far as their account goes. */
interface BuyerOfOrder {
  /** The account with whose session it is placed; null for a guest. */
  readonly account: string | null;
  readonly email: string;
  readonly saveAs: SaveWay | undefined;
  /** JSON: the account that was asked for with an earlier purchase out of the same cart. */
  readonly askedBefore: string | null;
}

/** The account that a guest asked for with an earlier purchase out of the same cart; null for none. */
export async function readAskedBefore(
  { cell, tenant, ports }: RequestScope,
  row: CheckoutRow,
  saveAs: SaveWay | undefined,
): Promise<string | null> {
  if (saveAs !== 'user') return null;
  const before = await cell.first(
    findAskedOfCart(tenant.storeId, row, ports.clock.now() - ACCOUNT_WAITS_MS),
  );
  return before?.account_asked ?? null;
}

/**
 * Asks for the message that tells DIRECTORY in which store an account has bought; of a guest who
 * wants one, for the mail that begins the account. Nothing for any other guest.
 */
export function tellBuyer(
  row: CheckoutRow,
  { account, email, saveAs, askedBefore }: BuyerOfOrder,
  now: number,
): Telling | undefined {
  const outbox = newId('message');
  const about = { id: outbox, storeId: row.store_id };
  if (account !== null) {
    const message = { ...about, payload: { account } };
    return { outbox, statements: [insertOutbox(boughtInStore, message, now)] };
  }
  const wish = { saveAs, isSignedIn: false, email };
  if (!beginsAccount(wish, askedOf(row))) return undefined;
  const before = askedOf({ account_asked: askedBefore });
  // The mail of the other part is on its way: this one asks for the same account.
  if (before && !beginsAccount(wish, before)) {
    return { outbox: null, statements: [askAccount(row.id, before)] };
  }
  const asked = { proof: newId('proof'), email: email.toLowerCase() };
  const message = { ...about, payload: { checkout: row.id, proof: asked.proof } };
  return {
    outbox,
    statements: [askAccount(row.id, asked), insertOutbox(orderAccountMail, message, now)],
  };
}

/**
 * The statements that make a purchase final, however it was paid: the units leave the stock, the
 * mail is asked for.
 */
export function completePurchase(row: CheckoutRow, outbox: string, now: number): Statement[] {
  const units = unitsOf(row);
  return [
    ...stock.sell(row.id, units),
    closeCheckout(row.id, 'placed'),
    stock.tellSoldOut(units),
    insertOutbox(
      orderConfirmationMail,
      { id: outbox, storeId: row.store_id, payload: { checkout: row.id } },
      now,
    ),
  ];
}
