import type { EditChange } from '../../../shared/contracts/order-edit-view.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { mayEdit } from '../../../shared/rules/order-edits.ts';
import { isCanceled } from '../../../shared/rules/order-states.ts';
import { isStanding } from '../../../shared/rules/courier-labels.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { labels } from '../../modules/couriers/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { Changing } from './changing.ts';
import { orderEditedTopic } from './edited-topic.ts';
import {
  isInStage,
  type Named,
  orderEdits,
  readOwnPart,
  shipments,
  type StandingOrder,
} from './own-part.ts';

/** What an edit does to an order. */
interface Editing {
  readonly named: Named;
  readonly kind: orderEdits.NewEdit['kind'];
  readonly changed: EditChange;
  /** True where nothing would change: then nothing is written, and nobody is told. */
  readonly isSame: boolean;
  /** Words for the buyer. */
  readonly note: string;
  /** The parts of the order that the edit leaves otherwise. */
  readonly view: Partial<SellerOrderView>;
  /** The failure where the order is as it was read. */
  readonly otherwise: Failure['code'];
  readonly statements: (now: number, accountId: string) => readonly Statement[];
  readonly committed?: () => Promise<void>;
}

/**
 * An order of the tenant's that may be edited, and that nobody has edited since the caller has seen it.
 * @param edits how many edits of it the caller has seen
 */
export async function readEditable(
  scope: RequestScope,
  named: Named,
  edits: number,
): Promise<Result<StandingOrder, Failure>> {
  const [found, label] = await Promise.all([
    readOwnPart(scope, named),
    scope.cell.first(labels.findLabel(named.order)),
  ]);
  if (!found.ok) return found;
  const { state, shipments: parcels = [], edits: made = [] } = found.value.view;
  if (isCanceled(state)) return fail({ code: 'already_canceled' });
  const isSent = parcels.some((one) => one.called_back_on === null);
  if (!mayEdit({ state, isSent, edits: made.length })) return fail({ code: 'order_not_editable' });
  if (made.length !== edits) return fail({ code: 'order_edited' });
  const isLabeled =
    label && (isStanding(label.label_state) || ['buying', 'canceling'].includes(label.label_state));
  return isLabeled ? fail({ code: 'order_labeled' }) : found;
}

/** Aborts unless an order may still be edited, as it was read. */
export function standsAsRead({ row, view }: StandingOrder): Statement {
  return assertThat(
    isInStage(row.id, row.state),
    orderEdits.isEditedTimes(row.id, view.edits?.length ?? 0),
    shipments.hasNoShipment(row.id),
    shipments.hasNoLabel(row.id),
  );
}

/** Edits an order in one batch, as it was read, keeps the edit, and tells the buyer. */
export async function changeOrder(
  scope: RequestScope,
  { row, view }: StandingOrder,
  editing: Editing,
): Changing<SellerOrderView> {
  const { named, kind, changed, note } = editing;
  const made = view.edits ?? [];
  if (editing.isSame) return ok({ answer: view, statements: [] });
  const now = scope.ports.clock.now();
  const editor = await scope.visitor.identity();
  if (!editor) return fail({ code: 'login_required' });
  const { accountId, fullName } = editor;
  const edit = { ...changed, at: new Date(now).toISOString(), note: note || null };
  const message = {
    id: newId('message'),
    storeId: row.store_id,
    payload: { order: row.id, n: made.length + 1 },
  };
  return ok({
    answer: {
      ...view,
      ...editing.view,
      edits: [{ ...edit, by: { id: accountId, name: fullName } }, ...made],
    },
    statements: [
      standsAsRead({ row, view }),
      ...editing.statements(now, accountId),
      orderEdits.insertEdit(
        { order: row.id, n: made.length + 1, accountId, kind, changed, note: edit.note },
        now,
      ),
      insertOutbox(orderEditedTopic, message, now),
    ],
    async refused(refusal) {
      if (refusal.kind === 'unique') return { code: 'idempotency_in_progress' };
      const again = await readEditable(scope, named, made.length);
      if (!again.ok) return again.error;
      return { code: again.value.row.state === row.state ? editing.otherwise : 'order_moved' };
    },
    async committed() {
      await announceOutbox(scope, [message.id]);
      await editing.committed?.();
    },
  });
}
