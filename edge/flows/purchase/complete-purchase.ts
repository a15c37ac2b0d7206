import { newId } from '../../../shared/kernel/ids.ts';
import { type Statement } from '../../db/cell-sql.ts';
import { closeCheckout, stock, unitsOf, type CheckoutRow } from '../../modules/checkouts/index.ts';
import { insertOutbox } from '../../outbox/index.ts';
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

/** Asks for the message that tells DIRECTORY in which store the account has bought. */
export function tellBuyer(row: CheckoutRow, account: string, now: number): Telling {
  const outbox = newId('message');
  const message = { id: outbox, storeId: row.store_id, payload: { account } };
  return { outbox, statements: [insertOutbox(boughtInStore, message, now)] };
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
