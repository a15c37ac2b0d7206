import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { localIso } from '../../../shared/rules/local-time.ts';
import { endingOf } from '../../../shared/rules/payout-formats.ts';
import {
  batches,
  cashouts,
  csvFile,
  openAccount,
  painFile,
  type PaidOut,
} from '../../modules/cashouts/index.ts';
import { wallets } from '../../modules/ledger/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** Cash-outs of one read. */
const ROWS = 500;

/** The file of a batch of the tenant's network, made anew from its rows: the one place with bank data. */
export async function batchFile(
  scope: RequestScope,
  id: string,
): Promise<
  Result<{ readonly name: string; readonly type: string; readonly text: string }, Failure>
> {
  const { cell, env, tenant } = scope;
  const network = tenant.storeId;
  const [row, root] = await Promise.all([
    cell.first(batches.findBatch(network, id)),
    cell.first(wallets.findNetwork(network)),
  ]);
  if (!row || !root) return fail({ code: 'payout_batch_not_found' });
  const { currency, format, number } = row;
  const key = { network, owner: `store:${network}`, currency };
  const payer = await cell.first(cashouts.findAccount(key));
  const from = payer && (await openAccount(env, payer));
  if (!from) return fail({ code: 'payout_account_missing' });
  const payouts: PaidOut[] = [];
  for (let after = ''; ;) {
    const rows = await cell.read(batches.listSealed(id, after, ROWS));
    for (const { id: cashout, account, amount, withheld, ...sealed } of rows) {
      const to = await openAccount(env, { id: account, ...sealed });
      if (!to) throw new Error(`the account of ${cashout} cannot be opened`);
      payouts.push({ ...to, id: cashout, amount: amount - withheld });
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) break;
    after = last.id;
  }
  const at = row.created_at;
  const paidFrom = {
    ...from,
    id,
    batch: number,
    currency,
    at,
    day: localIso(at, root.country).slice(0, 10),
  };
  const ending = endingOf(format);
  return ok({
    name: `${format}-${number}.${ending}`,
    type: ending === 'xml' ? 'application/xml' : 'text/csv',
    text: ending === 'xml' ? painFile(paidFrom, payouts) : csvFile(paidFrom, payouts),
  });
}
