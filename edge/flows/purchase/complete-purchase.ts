import { newId } from '../../../shared/kernel/ids.ts';
import { beginsAccount, type SaveWay } from '../../../shared/rules/save-as.ts';
import { type Statement } from '../../db/cell-sql.ts';
import {
  askAccount,
  askedOf,
  closeCheckout,
  stock,
  unitsOf,
  type CheckoutRow,
} from '../../modules/checkouts/index.ts';
import { insertOutbox } from '../../outbox/index.ts';
import { orderAccountMail } from './order-account-mail.ts';
import { boughtInStore, orderConfirmationMail } from './topics.ts';

/** Statements with the message that they ask for. */
interface Telling {
  readonly outbox: string;
  readonly statements: Statement[];
}

/** Turns the hold into a sale, and asks for the mail to the buyer. */
export function sellNow(row: CheckoutRow, now: number): Telling {
  const outbox = newId('message');
  return { outbox, statements: completePurchase(row, outbox, now) };
}

/** The buyer of an order, as far as their account goes. */
interface BuyerOfOrder {
  /** The account with whose session it is placed; null for a guest. */
  readonly account: string | null;
  readonly email: string;
  readonly saveAs: SaveWay | undefined;
}

/**
 * Asks for the message that tells DIRECTORY in which store an account has bought; of a guest who
 * wants one, for the mail that begins the account. Nothing for any other guest.
 */
export function tellBuyer(
  row: CheckoutRow,
  { account, email, saveAs }: BuyerOfOrder,
  now: number,
): Telling | undefined {
  const outbox = newId('message');
  const about = { id: outbox, storeId: row.store_id };
  if (account !== null) {
    const message = { ...about, payload: { account } };
    return { outbox, statements: [insertOutbox(boughtInStore, message, now)] };
  }
  if (!beginsAccount({ saveAs, isSignedIn: false, email }, askedOf(row))) return undefined;
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
