import { newId } from '../../../shared/kernel/ids.ts';
import { openDirectory } from '../../db/cells.ts';
import { unfinished } from '../../modules/store/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { unfinishedMail, type UnfinishedNews } from './topics.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The age at which a store with nothing is closed, and how long before that its owner is told. */
const CLOSED_MS = 30 * DAY_MS;
const TOLD_MS = 7 * DAY_MS;
/** Stores that one run of the cron looks at. */
const AT_ONCE = 50;

/**
 * Tells the owners of stores that have nothing a week before they end. The mark and the message are one batch,
 * and of two runs at one time one writes it. A store that has something is never looked at again.
 */
export async function tellUnfinished(work: CellScope): Promise<void> {
  const { cell, ports } = work;
  const now = ports.clock.now();
  const rows = await cell.read(unfinished.listUntold(now - CLOSED_MS + TOLD_MS, AT_ONCE));
  for (const { store_id: storeId, opened_at: openedAt } of rows) {
    if (await isKept(work, storeId)) {
      await cell.write([unfinished.forgetUnfinished(storeId)]);
      continue;
    }
    const until = Math.max(openedAt + CLOSED_MS, now + TOLD_MS);
    const payload: UnfinishedNews = { until: new Date(until).toISOString() };
    const message = { id: newId('message'), storeId, payload };
    const told = await cell.write([
      ...unfinished.markTold(storeId, now),
      insertOutbox(unfinishedMail, message, now),
    ]);
    if (told.ok) await announceOutbox(work, [message.id]);
  }
}

/** Ends the stores that had nothing for 30 days, a week after their owners were told: the sweep takes them away. */
export async function endUnfinished(work: CellScope): Promise<void> {
  const { cell, env, ports } = work;
  const directory = openDirectory(env);
  const now = ports.clock.now();
  const due = await cell.read(unfinished.listDue(now - CLOSED_MS, now - TOLD_MS, AT_ONCE));
  for (const { store_id: storeId } of due) {
    if (await isKept(work, storeId)) await cell.write([unfinished.forgetUnfinished(storeId)]);
    else await directory.write([unfinished.claimLive(storeId, now)]);
  }
}

async function isKept({ cell, env }: CellScope, storeId: string): Promise<boolean> {
  const [own, people] = await Promise.all([
    cell.first(unfinished.findKept(storeId)),
    openDirectory(env).first(unfinished.findPeople(storeId)),
  ]);
  return own?.kept === 1 || people?.kept === 1;
}
