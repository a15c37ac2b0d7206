import type { Payout, PayoutBatch } from '../../../shared/contracts/dispersions.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { mayCancel, payableIn, type CashoutState } from '../../../shared/rules/cashouts.ts';
import { formatsOf, type PayoutFormat } from '../../../shared/rules/payout-formats.ts';
import { assertThat } from '../../db/sql.ts';
import {
  batches,
  cashouts,
  cashoutView,
  type BatchRow,
  type PayoutRow,
} from '../../modules/cashouts/index.ts';
import { postCashoutCanceled, postCashoutsSent } from '../../modules/ledger/index.ts';
import { readPublicProfiles } from '../../modules/profiles/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { telling } from './telling.ts';

type Page = { readonly offset: number; readonly limit: number };
type Changed<Answer> = Promise<Result<Change<Answer>, Failure>>;

/** Batches that the page of all cash-outs lists. */
const LATEST = 20;

const meanwhile = async ({ kind }: { readonly kind: string }): Promise<Failure> => ({
  code: kind === 'unique' ? 'idempotency_in_progress' : 'cashout_moved',
});

/** Cash-outs as the accountant sees them, with the public names of their owners. */
async function viewsOf(scope: RequestScope, rows: readonly PayoutRow[]): Promise<Payout[]> {
  const idOf = (owner: string) => owner.slice(owner.indexOf(':') + 1);
  const ids = [...new Set(rows.map(({ owner }) => idOf(owner)))];
  const names = new Map(
    (await readPublicProfiles(scope, ids)).map(({ id, name }) => [id, name] as const),
  );
  return rows.map((row) => {
    const { updated_at: _moved, can_cancel: _can, ...view } = cashoutView(row);
    const id = idOf(row.owner);
    return { ...view, currency: row.currency, owner: { id, name: names.get(id) ?? '' } };
  });
}

/** A batch with what its bank has answered. */
export function batchView(row: BatchRow): PayoutBatch {
  const { id, number, format, currency, count, total, unanswered } = row;
  return {
    id,
    number,
    format,
    currency,
    count,
    total,
    unanswered,
    created_at: new Date(row.created_at).toISOString(),
    answer:
      row.answer === null || row.answered_at === null
        ? null
        : {
            ...(JSON.parse(row.answer) as Omit<NonNullable<PayoutBatch['answer']>, 'read_at'>),
            read_at: new Date(row.answered_at).toISOString(),
          },
  };
}

/** What waits in the tenant's network, and its latest batches. */
export async function readWaiting(scope: RequestScope, page: Page) {
  const { storeId: network } = scope.tenant;
  const [rows, counted, made] = await Promise.all([
    scope.cell.read(batches.listWaiting(network, page)),
    scope.cell.first(batches.countWaiting(network)),
    scope.cell.read(batches.listBatches(network, LATEST)),
  ]);
  return {
    waiting: { results: await viewsOf(scope, rows), matches_estimated: counted?.n ?? 0 },
    batches: made.map(batchView),
  };
}

/** A batch of the tenant's network with a page of its cash-outs. */
export async function readBatch(scope: RequestScope, id: string, page: Page) {
  const row = await scope.cell.first(batches.findBatch(scope.tenant.storeId, id));
  if (!row) return fail({ code: 'payout_batch_not_found' } as const);
  const rows = await scope.cell.read(batches.listOfBatch(id, page));
  const results = await viewsOf(scope, rows);
  return ok({ ...batchView(row), cashouts: { results, matches_estimated: row.count } });
}

/** Approves the cash-outs that are named, or all that are not under review. Undo: refuse them. */
export async function approve(
  scope: RequestScope,
  ids: readonly string[],
): Changed<Record<string, never>> {
  const { storeId: network } = scope.tenant;
  const now = scope.ports.clock.now();
  return ok({
    answer: {},
    statements: [
      ids.length === 0 ? batches.approveAll(network, now) : batches.approveNamed(network, ids, now),
    ],
  });
}

/** Refuses a cash-out: its money stays in the wallet. Undo: its owner asks again. */
export async function refuse(
  scope: RequestScope,
  id: string,
  reason: string,
): Changed<Record<string, never>> {
  const row = await scope.cell.first(batches.findWaiting(scope.tenant.storeId, id));
  if (!row) return fail({ code: 'cashout_not_found' });
  if (!mayCancel(row.state as CashoutState)) return fail({ code: 'cashout_moved' });
  const now = scope.ports.clock.now();
  const told = telling(scope, [{ row, event: 'cancelled', reason }]);
  return ok({
    answer: {},
    statements: [
      assertThat(cashouts.isInState(id, row.state)),
      postCashoutCanceled([id], now),
      cashouts.cancelCashout(id, reason, now),
      ...told.statements,
    ],
    refused: meanwhile,
    committed: () => announceOutbox(scope, told.outbox),
  });
}

/**
 * Sends all approved cash-outs of a currency in one batch. Wallets in which the last audit found a
 * difference wait. Undo: none; a bank that refuses one says so in its answer.
 */
export async function makeBatch(
  scope: RequestScope,
  { currency, format }: { readonly currency: string; readonly format: PayoutFormat },
): Changed<Pick<PayoutBatch, 'id'>> {
  if (!payableIn(currency) || !formatsOf(currency).includes(format)) {
    return fail({ code: 'cashout_currency', field: 'format' });
  }
  const { storeId: network } = scope.tenant;
  const [payer, found] = await Promise.all([
    scope.cell.first(cashouts.findAccount({ network, owner: `store:${network}`, currency })),
    scope.cell.first(batches.findSendable(network, currency)),
  ]);
  if (!payer) return fail({ code: 'payout_account_missing' });
  if (!found?.n) return fail({ code: 'payout_batch_empty' });
  const now = scope.ports.clock.now();
  const { accountId } = await signedIn(scope);
  const id = newId('payoutBatch');
  const row = { id, network_id: network, format, currency, made_by: accountId, created_at: now };
  return ok({
    answer: { id },
    statements: [
      batches.insertBatch(row),
      batches.fillBatch(id, { network, currency }, now),
      assertThat(batches.isFilled(id)),
      postCashoutsSent(id, now),
    ],
    refused: async ({ kind }) => ({
      code: kind === 'unique' ? 'idempotency_in_progress' : 'payout_batch_empty',
    }),
  });
}
