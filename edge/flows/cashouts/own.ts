import type { Cashout, Cashouts, PayoutAccount } from '../../../shared/contracts/cashouts.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { localeTag } from '../../../shared/kernel/locale.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { mayCancel, payableWallet, type CashoutState } from '../../../shared/rules/cashouts.ts';
import { cutoffsAt } from '../../../shared/rules/cutoffs.ts';
import { assertThat } from '../../db/sql.ts';
import {
  accountView,
  cashouts,
  cashoutView,
  newAccount,
  type CashoutKey,
} from '../../modules/cashouts/index.ts';
import { mayLeave, postCashout, postCashoutCanceled, wallets } from '../../modules/ledger/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import { walletTopic, type WalletNews } from './topics.ts';

/** A wallet that its owner draws money out of. */
export interface Drawn {
  readonly owner: `person:${string}` | `store:${string}`;
  /** The wallet's id. */
  readonly wallet: string;
}

type Changed<Answer> = Promise<Result<Change<Answer>, Failure>>;

/** The wallet of the tenant's network, how its currency is paid out, and its last cut-off. */
async function opened({ cell, tenant, ports }: RequestScope, { owner, wallet }: Drawn) {
  const network = tenant.rootId ?? tenant.storeId;
  const payable = payableWallet(wallet);
  const root = await cell.first(wallets.findNetwork(network));
  if (!payable || !root) return undefined;
  const key: CashoutKey = { network, owner, currency: payable.currency };
  const now = ports.clock.now();
  return { key, payable, now, country: root.country, cutoff: cutoffsAt(now, root.country).last };
}

/** What may be withdrawn of a wallet, where it goes, and what was asked for before. */
export async function readCashouts(
  scope: RequestScope,
  drawn: Drawn,
  page: { readonly offset: number; readonly limit: number },
): Promise<Result<Cashouts, Failure>> {
  const at = await opened(scope, drawn);
  if (!at) return fail({ code: 'cashout_currency' });
  const { key, payable, now, cutoff } = at;
  const [wallet, account, rows, counted] = await Promise.all([
    scope.cell.first(wallets.findWallet(key, cutoff)),
    scope.cell.first(cashouts.findAccount(key)),
    scope.cell.read(cashouts.listCashouts(key, page)),
    scope.cell.first(cashouts.countCashouts(key)),
  ]);
  const { open = 0, since = 0 } = wallet ?? {};
  return ok({
    currency: key.currency,
    available: Math.max(open - since, 0),
    minimum: payable.minimum,
    account: account ? await accountView(scope.env, account, now) : null,
    cashouts: { results: rows.map(cashoutView), matches_estimated: counted?.n ?? 0 },
  });
}

/** Sets the bank account of a wallet. The account of before is told, and the new one rests. */
export async function setAccount(
  scope: RequestScope,
  drawn: Drawn,
  given: { readonly number: string; readonly holder: string },
): Changed<PayoutAccount> {
  const at = await opened(scope, drawn);
  if (!at) return fail({ code: 'cashout_currency' });
  const { key, now } = at;
  const [row, before] = await Promise.all([
    newAccount(scope.env, key, given, now),
    scope.cell.first(cashouts.findAccount(key)),
  ]);
  if (!row) return fail({ code: 'bank_account_invalid', field: 'number' });
  const known = before && (await accountView(scope.env, before, now));
  if (known && before.print === row.print && known.holder === given.holder)
    return ok({ answer: known, statements: [] });
  const news: WalletNews = {
    event: 'account',
    owner: drawn.owner,
    currency: key.currency,
    amount: 0,
    last: row.last_four,
    reason: '',
    origin: scope.tenant.origin,
  };
  const message = newId('message');
  const storeId = scope.tenant.storeId;
  const after = await accountView(scope.env, row, now);
  // A person's own wallet is none of the store's.
  const entry = drawn.owner.startsWith('store:')
    ? await traceOf(scope, {
        subject: 'payout_account',
        subjectId: drawn.wallet,
        before: known ? accountTrace(known) : null,
        after: accountTrace(after),
      })
    : [];
  return ok({
    answer: after,
    statements: [
      ...cashouts.putAccount(row),
      ...entry,
      insertOutbox(walletTopic, { id: message, storeId, payload: news }, now),
    ],
    committed: () => announceOutbox(scope, [message]),
  });
}

/** What the history keeps of a bank account: its last digits, never its number. */
const accountTrace = ({ last_four, holder }: PayoutAccount) => ({ last_four, holder });

/**
 * Asks for money to be sent to a wallet's account. The batch refuses what is more than may leave,
 * whoever asked for the rest meanwhile. Undo: cancel it until it is sent.
 */
export async function askCashout(
  scope: RequestScope,
  drawn: Drawn,
  amount: number,
): Changed<Cashout> {
  const at = await opened(scope, drawn);
  if (!at) return fail({ code: 'cashout_currency' });
  const { key, payable, now, country, cutoff } = at;
  const tag = localeTag(scope.locale, country, scope.region);
  if (amount < payable.minimum) {
    const minimum = formatMoney(payable.minimum, key.currency, tag);
    return fail({ code: 'cashout_minimum', field: 'amount', values: { minimum } });
  }
  const account = await scope.cell.first(cashouts.findAccount(key));
  if (!account) return fail({ code: 'payout_account_missing' });
  if (account.rests_until > now) return fail({ code: 'payout_account_resting' });
  const signs = await scope.cell.first(cashouts.findSigns(key, account.print, now));
  const { accountId } = await signedIn(scope);
  const row = {
    id: newId('cashout'),
    network_id: key.network,
    owner: key.owner,
    currency: key.currency,
    amount,
    withheld: 0,
    account_id: account.id,
    state: 'requested',
    hold: signs?.hold ?? null,
    reason: null,
    batch_id: null,
    asked_by: accountId,
    created_at: now,
    updated_at: now,
  } as const;
  return ok({
    answer: cashoutView({ ...row, last_four: account.last_four }),
    statements: [
      assertThat(mayLeave(key, { amount, cutoff }), cashouts.isReady(account.id, now)),
      ...cashouts.insertCashout(row),
      postCashout(row.id, now),
    ],
    refused: async ({ kind }) => ({
      code: kind === 'unique' ? 'idempotency_in_progress' : 'cashout_too_much',
      ...(kind !== 'unique' && { field: 'amount' }),
    }),
  });
}

/** Takes a cash-out back that was not sent yet. Undo: ask for it again. */
export async function cancelCashout(
  scope: RequestScope,
  drawn: Drawn,
  id: string,
): Changed<Cashout> {
  const at = await opened(scope, drawn);
  const row = at && (await scope.cell.first(cashouts.findCashout(at.key, id)));
  if (!row) return fail({ code: 'cashout_not_found' });
  if (!mayCancel(row.state as CashoutState)) return fail({ code: 'cashout_moved' });
  const { now } = at;
  return ok({
    answer: cashoutView({ ...row, state: 'cancelled', updated_at: now }),
    statements: [
      assertThat(cashouts.isInState(id, row.state)),
      postCashoutCanceled([id], now),
      cashouts.cancelCashout(id, null, now),
    ],
    refused: async ({ kind }) => ({
      code: kind === 'unique' ? 'idempotency_in_progress' : 'cashout_moved',
    }),
  });
}
