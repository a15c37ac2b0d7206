import type { Address } from '../../../shared/contracts/place-order.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { openCell } from '../../db/cells.ts';
import type { Statement } from '../../db/directory-sql.ts';
import { findReached, type ProofRow, type RegistrationRow } from '../../modules/accounts/index.ts';
import { giveToAccount } from '../../modules/orders/index.ts';
import { insertAddress, insertBoughtIn } from '../../modules/profiles/index.ts';
import { announceOutbox, insertOutbox, type TellTopic } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** What the proof of an account that an order began keeps of its order until the account exists. */
export interface OrderOrigin {
  readonly order?: {
    readonly checkout: string;
    readonly cell: string;
    readonly address: Address | null;
  };
}

interface Told {
  readonly cell: string;
  readonly checkout: string;
  readonly account: string;
}

/**
 * Gives the orders from which an account was made to the account, in their store's cell; only those with
 * the e-mail that the account has proved.
 */
export const orderToAccount: TellTopic = {
  name: 'tell.order_to_account',
  alert: { none: 'The account that it would be told to has just been made from the order.' },
  async tell({ store_id: storeId, payload }, { directory, env }) {
    const { cell, checkout, account } = JSON.parse(payload) as Told;
    const open = openCell(env, cell);
    if (!open) throw new Error(`no cell ${cell}`);
    const reached = await directory.first(findReached(account));
    if (!reached?.email) return { ok: true };
    return open.write([giveToAccount(storeId, { checkout, account, email: reached.email })]);
  },
};

/** The statements that bring an order into the account that was made from it, and the message that they ask for. */
export interface Bringing {
  readonly statements: readonly Statement[];
  readonly announce: () => Promise<void>;
}

/** Brings the order of a registration's proof into its account: the address into its book, the order into its purchases. */
export function bringOrder(
  { env, directory, ports }: Pick<RequestScope, 'env' | 'directory' | 'ports'>,
  { origin }: Pick<ProofRow, 'origin'>,
  { account_id: account, store_id: storeId }: Pick<RegistrationRow, 'account_id' | 'store_id'>,
): Bringing {
  const { order } = JSON.parse(origin) as OrderOrigin;
  if (!order) return { statements: [], announce: () => Promise.resolve() };
  const { checkout, cell, address } = order;
  const now = ports.clock.now();
  const id = newId('message');
  const payload: Told = { cell, checkout, account };
  return {
    statements: [
      insertBoughtIn(account, storeId, now),
      ...(address
        ? insertAddress(newId('address'), account, { address, isDefault: true }, now)
        : []),
      insertOutbox(orderToAccount, { id, storeId, payload }, now),
    ],
    announce: () => announceOutbox({ env, cell: directory }, [id]),
  };
}
