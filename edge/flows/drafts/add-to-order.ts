import type { DraftOrder } from '../../../shared/contracts/draft-orders.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { AdditionBody, ShownAddition } from '../../../shared/contracts/order-additions.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isBrought } from '../../../shared/rules/checkout-totals.ts';
import { draftState } from '../../../shared/rules/draft-orders.ts';
import { additionProblem } from '../../../shared/rules/order-additions.ts';
import { assertThat } from '../../db/sql.ts';
import { additions, drafts, factsOf, type NewDraft } from '../../modules/draft-orders/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { readEditable, standsAsRead } from '../orders/edit-change.ts';
import { editLines, previewLines } from '../orders/edit-lines.ts';
import type { Named, StandingOrder } from '../orders/own-part.ts';
import { counted, mailing, prepare, shown } from './prepare.ts';

/** What an addition would ask its buyer for, and what would become of the money of what leaves. */
export async function previewAddition(
  scope: RequestScope,
  named: Named,
  body: AdditionBody,
): Promise<Result<ShownAddition, Failure>> {
  const plan = await planAddition(scope, named, body);
  if (!plan.ok) return plan;
  const { edits, leaves: lines } = body;
  const leaves = lines && (await previewLines(scope, named, { edits, lines }));
  if (leaves && !leaves.ok) return leaves;
  const isSwap = leaves !== undefined && leaves.value.changes.length > 0;
  const { currency, items_total, shipping_total } = plan.value.draft;
  return ok({
    currency,
    items_total,
    shipping_total,
    total: items_total + shipping_total,
    leaves: isSwap ? leaves.value : null,
  });
}

/**
 * Adds goods to an order of the tenant's that nobody has handed over: a prepared order of its own, for its buyer and
 * its place. What leaves the order in exchange goes out in the same batch, so that there is both or neither. Undo:
 * take the prepared order back; what left does not come back.
 */
export async function addToOrder(
  scope: RequestScope,
  named: Named,
  body: AdditionBody,
): Promise<Result<Change<DraftOrder>, Failure>> {
  const [plan, { accountId }] = await Promise.all([
    planAddition(scope, named, body),
    signedIn(scope),
  ]);
  if (!plan.ok) return plan;
  const { found, draft, typed } = plan.value;
  const { edits, leaves: lines } = body;
  const leaving = lines && (await editLines(scope, named, { edits, lines, note: '' }));
  if (leaving && !leaving.ok) return leaving;
  const tooMany = await counted(scope, typed);
  if (tooMany) return fail(tooMany);
  const { row } = found;
  const now = scope.ports.clock.now();
  const made = {
    id: newId('draftOrder'),
    slug: newId('draftLink'),
    made_at: now,
    extends_order: row.id,
  };
  const store = { store_id: scope.tenant.storeId, account_id: accountId };
  const mail = mailing(scope, made.id, typed, now);
  return ok({
    answer: shown(scope, { ...draft, ...made, extends_number: row.number, version: 1 }),
    statements: [
      standsAsRead(found),
      assertThat(additions.isExtendedTimes(row.id, body.additions)),
      ...(leaving?.value.statements ?? []),
      ...drafts.insert({ ...draft, ...made, ...store }),
      ...mail.statements,
    ],
    async refused(refusal) {
      if (refusal.kind === 'unique') return { code: 'idempotency_in_progress' };
      const again = await planAddition(scope, named, body);
      if (!again.ok) return again.error;
      if (again.value.found.row.state !== row.state) return { code: 'order_moved' };
      return (await leaving?.value.refused?.(refusal)) ?? { code: 'order_edited' };
    },
    async committed(triggered) {
      await mail.committed();
      await leaving?.value.committed?.(triggered);
    },
  });
}

interface Plan {
  readonly found: StandingOrder;
  readonly draft: NewDraft;
  readonly typed: Parameters<typeof prepare>[1];
}

/** The prepared order that an addition makes, of an order that may grow as the caller has seen it. */
async function planAddition(
  scope: RequestScope,
  named: Named,
  { edits, additions: seen, lines, delivery_type, shipping, days, is_mailed }: AdditionBody,
): Promise<Result<Plan, Failure>> {
  const found = await readEditable(scope, named, edits);
  if (!found.ok) return found;
  const { row, view } = found.value;
  const { storeId } = scope.tenant;
  const before = await scope.cell.read(additions.listOfOrder(storeId, row.id));
  const now = scope.ports.clock.now();
  const problem = additionProblem({
    isOwn: row.store_id === storeId,
    isTest: row.is_test === 1,
    hasMail: view.contact.email !== '',
    additions: before.map((one) => draftState(factsOf(one), now)),
  });
  if (problem) return fail({ code: problem });
  if (before.length !== seen) return fail({ code: 'order_edited' });
  const { contact, address } = view;
  const typed = { lines, contact, delivery_type, note: '', days, is_mailed };
  const whole = { ...typed, ...(address && { address }) };
  const draft = await prepare(scope, whole, { shipping: isBrought(delivery_type) ? shipping : 0 });
  if (!draft.ok) {
    const isPlaceless = draft.error.field === 'address' && !address;
    return isPlaceless ? fail({ code: 'delivery_not_available', field: 'delivery_type' }) : draft;
  }
  return ok({ found: found.value, draft: draft.value, typed: whole });
}
