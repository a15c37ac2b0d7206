import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { withdrawPurchase as contract } from '../../../shared/contracts/withdrawals.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { mailboxOf } from '../../../shared/rules/mailbox.ts';
import { mayWithdraw } from '../../../shared/rules/returns.ts';
import { lockedFor, mayWithdrawIn } from '../../../shared/rules/unlocking.ts';
import { assertThat } from '../../db/sql.ts';
import { counted, countTries, whyTooMany } from '../../modules/accounts/index.ts';
import { returnable, returns, toReturn, withdrawals } from '../../modules/returns/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import { keyedHash } from '../../session/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { exchanging, forgetMoved } from './exchanging.ts';
import { tellBoth } from './tell.ts';

type Asked = z.output<typeof contract.body>;
type Answer = z.infer<typeof contract.answer>;

/**
 * Withdraws from a purchase by its number and the e-mail that bought it, inside the time that the store's
 * country gives: opens a return of all units that are left, and tells both sides. Whatever the two name,
 * the answer is a code, the same one for the same two, so that nobody learns which orders there are.
 * Undo: the buyer or the seller closes the return.
 */
export async function withdrawPurchase(
  scope: RequestScope,
  { number: typed, email, detail }: Asked,
): Promise<Result<Change<Answer>, Failure>> {
  const { cell, tenant, ports } = scope;
  const number = typed.replace(/^#\s*/, '');
  const [tooMany, store, order, code] = await Promise.all([
    countAsked(scope, email),
    currentStore(scope),
    cell.first(withdrawals.findByBuyer(tenant.storeId, { number, email })),
    codeOf(scope, number, email),
  ]);
  if (!store || !mayWithdrawIn(store.country)) return fail({ code: 'not_found' });
  if (tooMany) return fail(tooMany);
  const nothing = ok({ answer: { code }, statements: [] });
  if (!order) return nothing;
  const { state, received_at: receivedAt, country, starts_at: startsAt } = order;
  const now = ports.clock.now();
  if (order.open_code !== null || !mayWithdraw({ state, receivedAt, country, startsAt }, now))
    return nothing;
  const lines = await cell.read(returnable.listReturnable(order.id, scope.locale));
  const units = lines.flatMap(({ line, bought, returned }) =>
    bought > returned ? [{ line, amount: bought - returned }] : [],
  );
  if (units.length === 0 && order.open_return === null) return nothing;
  const id = order.open_return ?? newId('return');
  const accountId = (await scope.visitor.identity())?.accountId ?? null;
  const ending = await endExchange(scope, order, accountId);
  const telling = await tellBoth(scope, { ...order, id }, order.id, 'withdrawn', 'customer', code);
  const opened = {
    id,
    order: order.id,
    supplier: order.supplier_id,
    reason: 'withdrawal',
    detail,
    accountId,
    lines: units,
  } as const;
  return ok({
    answer: { code },
    statements: [
      assertThat(
        withdrawals.isWithdrawable(order.id, now - lockedFor(country)),
        returnable.fits(order.id, units),
      ),
      ...(order.open_return === null
        ? [...returns.insertReturn(opened, now), withdrawals.keepCode(id, code)]
        : [
            assertThat(returns.isOpen(id)),
            ...ending.statements,
            ...withdrawals.widenToWithdrawal(id, code, units),
          ]),
      ...telling.statements,
    ],
    // The order moved between the two steps: the form is sent again, and finds it as it is.
    refused: () => Promise.resolve({ code: 'idempotency_in_progress' } as const),
    async committed() {
      forgetMoved(ending, order);
      await announceOutbox(scope, telling.outbox);
    },
  });
}

/** Ends what an order's open return was to be exchanged for: a withdrawal gives all the money back. */
async function endExchange(
  { cell, ports }: RequestScope,
  { id, open_return: open }: withdrawals.WithdrawnOrder,
  accountId: string | null,
) {
  const made = await cell.read(returns.listOfOrder(id));
  const row = made.find((one) => one.id === open);
  const view = row ? toReturn(row) : { id, order: id, lines: [] };
  return exchanging(view, 'end', { accountId, now: ports.clock.now() });
}

/** The code of a request: ten characters of a keyed hash, so that a repeat has the same one. */
async function codeOf({ env, tenant }: RequestScope, number: string, email: string) {
  const hash = await keyedHash(env, `withdrawal\n${tenant.storeId}\n${number}\n${email}`);
  const text = hash.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  return `${text.slice(0, 5)}-${text.slice(5, 10)}`;
}

async function countAsked(
  { env, tenant, visitor, directory, ports }: RequestScope,
  email: string,
): Promise<Failure | undefined> {
  const tries = await Promise.all([
    visitor.addressKey().then((key) => counted(env, 'contactByAddress', key)),
    counted(env, 'contactByContact', mailboxOf(email)),
    counted(env, 'contactByStore', tenant.storeId),
  ]);
  const now = ports.clock.now();
  return whyTooMany(tries, await directory.read(countTries(tries, now)), now);
}
