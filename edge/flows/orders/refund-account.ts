import type { z } from 'zod';
import {
  giveRefundAccount as contract,
  type AskedAccount,
} from '../../../shared/contracts/refund-account.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { changes, type Endpoint } from '../../http/endpoint.ts';
import { assertThat } from '../../db/sql.ts';
import { newRefundAccount, refunds } from '../../modules/refunds/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { readBought } from './bought-part.ts';
import type { Changing } from './changing.ts';
import { refundAccountTopic } from './topics.ts';

/** The call by which a buyer names the account that money goes back to. */
export const refundAccountEndpoints: readonly Endpoint[] = [
  changes(contract, ({ scope, params, body }) => giveRefundAccount(scope, params.order, body)),
];

/**
 * Takes the bank account to which an order's buyer wants money back that no provider gives back, and tells the
 * store's staff. Any other caller is answered as if there were no such order. Undo: another account.
 */
export async function giveRefundAccount(
  scope: RequestScope,
  order: string,
  { holder, number }: z.output<typeof contract.body>,
): Changing<AskedAccount> {
  const found = await readBought(scope, order);
  if (!found.ok) return found;
  const { row, view } = found.value;
  if (!view.refund_account) return fail({ code: 'refund_account_not_asked' });
  const now = scope.ports.clock.now();
  const given = { order, country: row.supplier_country, number, holder };
  const account = await newRefundAccount(scope.env, given, now);
  if (!account) return fail({ code: 'bank_account_invalid', field: 'number' });
  const message = { id: newId('message'), storeId: row.supplier_id, payload: { order } };
  return ok({
    answer: { kind: account.kind, last_four: account.last_four },
    statements: [
      assertThat(refunds.isAccountAsked(order)),
      refunds.keepAccount(account),
      insertOutbox(refundAccountTopic, message, now),
    ],
    committed: () => announceOutbox(scope, [message.id]),
    refused: async ({ kind }) => ({
      code: kind === 'unique' ? 'idempotency_in_progress' : 'refund_account_not_asked',
    }),
  });
}
