import { isStanding, movesOfJourney, type Journey } from '../../../shared/rules/courier-labels.ts';
import { assertThat } from '../../db/sql.ts';
import {
  labelAfter,
  labels,
  labelUnchanged,
  labelUnknown,
  type LabelRow,
  type ToldLabel,
} from '../../modules/couriers/index.ts';
import { findOfSeller, isInStage } from '../../modules/orders/index.ts';
import { ownCourier } from '../../modules/payments/index.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { moveBySystem } from '../orders/stage-effects.ts';
import { noticesOf } from '../talk/index.ts';
import { reportCourier } from './report.ts';
import { parcelStoppedTopic } from './topics.ts';

const NOT_FOUND = 'label_not_found';
const DUE = 50;
/** How often a move is tried again where somebody else has moved the order meanwhile. */
const TURNS = 3;

/**
 * Asks a courier how a label stands, one caller at a time, and has its order follow. Nothing else moves an order by
 * its parcels: so an event that is late, doubled or forged changes nothing that the courier does not say.
 */
export async function lookAfterLabel(work: CellScope, row: LabelRow): Promise<void> {
  const now = work.ports.clock.now();
  const claim = crypto.randomUUID();
  const claimed = await work.cell.write([
    assertThat(labels.isUnclaimed(row, now)),
    labels.claimLabel(row.order_id, claim, now),
  ]);
  if (!claimed.ok) return;
  const { supplier_id: storeId, courier_code: code } = row;
  // Labels are followed by the keys that bought them, in use or not.
  const courier = await ownCourier(work, { storeId, code, isUsed: false });
  const answered =
    row.label_ref === null
      ? await courier?.find(row.rate_ref)
      : await courier?.track(row.label_ref);
  if (answered?.ok && answered.value !== null) {
    await follow(work, row, { claim, told: answered.value });
    return;
  }
  if (!answered?.ok) reportCourier(row.order_id, answered?.error.message ?? 'no keys');
  const later = work.ports.clock.now();
  // A label that was to be made later, and that nobody knows of by now, was never made.
  const isUnmade =
    row.label_state === 'pending' && answered?.ok === false && answered.error.code === NOT_FOUND;
  const after = answered?.ok || isUnmade ? labelUnknown(row, later) : labelUnchanged(row, later);
  await work.cell.write([
    assertThat(labels.isClaimedBy(row.order_id, claim)),
    labels.keepLabel(row.order_id, after),
  ]);
}

/** Keeps what the courier has told, together with the moves of the order that follow from it. */
async function follow(
  work: CellScope,
  row: LabelRow,
  { claim, told }: { readonly claim: string; readonly told: ToldLabel },
): Promise<void> {
  const { order_id: id, supplier_id: supplier } = row;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const now = work.ports.clock.now();
    const after = labelAfter(row, told, now);
    const order = await work.cell.first(findOfSeller(supplier, id));
    const stages =
      order && isStanding(after.label_state) ? movesOfJourney(order, after.journey) : [];
    const moved = order && stages.length > 0 ? moveBySystem(order, stages, now) : undefined;
    const stopped = order && tellStopped(order.store_id, row, after.journey, now);
    const changes = [
      assertThat(
        labels.isClaimedBy(id, claim),
        ...(order && moved ? [isInStage(id, order.state)] : []),
      ),
      labels.keepLabel(id, after),
      ...(moved?.statements ?? []),
      ...(stopped?.statements ?? []),
    ];
    const written = await work.cell.writeThenRead(changes, noticesOf(id));
    if (!written.ok) continue;
    const notices = written.rows.map((notice) => notice.id);
    await announceOutbox(work, [...(moved?.outbox ?? []), ...(stopped?.outbox ?? []), ...notices]);
    return;
  }
}

/** Asks for the alert about parcels that have just stopped on their way; nothing for all others. */
function tellStopped(storeId: string, row: LabelRow, journey: Journey, now: number) {
  const isNews = journey !== row.journey && (journey === 'failed' || journey === 'returned');
  if (!isNews) return { outbox: [], statements: [] };
  const outbox = newId('message');
  const message = { id: outbox, storeId, payload: { order: row.order_id, journey } };
  return { outbox: [outbox], statements: [insertOutbox(parcelStoppedTopic, message, now)] };
}

/** The cron's work for one cell: asks about the labels whose time has come. One that fails stops no other. */
export async function followDueLabels(work: CellScope): Promise<void> {
  const due = await work.cell.read(labels.listDueLabels(work.ports.clock.now(), DUE));
  await Promise.all(
    due.map((row) =>
      lookAfterLabel(work, row).catch((error: unknown) =>
        reportCourier(row.order_id, String(error)),
      ),
    ),
  );
}
