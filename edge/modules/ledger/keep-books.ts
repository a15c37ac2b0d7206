import { assertThat } from '../../db/sql.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { audit, startOfDay } from './audit.ts';
import { isSealedAt, listUnaudited, noteAudit, seal } from './audit-statements.ts';
import { listDue, postCovered, postUnlocked } from './statements.ts';

/** Orders unlocked in one batch, and batches of one tick at most. */
const BATCH = 100;
const BATCHES = 20;
/** Orders that may be covered in one tick. */
const COVERED = 500;
/** Networks audited in one tick. */
const NETWORKS = 20;

/**
 * The cron's work on one cell's books: unlocks what is due, covers what is owed, and once a day audits each network and seals what was
 * found right. A difference is logged, kept with the network's audit, and leaves the day unsealed.
 */
export async function keepBooks(work: CellScope): Promise<void> {
  await unlockDue(work);
  const now = work.ports.clock.now();
  await work.cell.write([postCovered(COVERED, now)]);
  // What a covered order's earners have may be due as well.
  await unlockDue(work);
  const networks = await work.cell.read(listUnaudited(startOfDay(now)));
  for (const { id } of networks.slice(0, NETWORKS)) {
    const { differences, seal: next } = await audit(work.cell, id, { extent: 'unsealed', now });
    if (differences.length > 0) report(work, id, differences);
    await work.cell.write([
      ...(next ? [assertThat(isSealedAt(id, next.after)), ...seal(next, now)] : []),
      noteAudit(id, JSON.stringify(differences), now),
    ]);
  }
}

/** Moves the money of orders whose time is over into the open wallets. */
async function unlockDue(work: CellScope): Promise<void> {
  const now = work.ports.clock.now();
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const due = await work.cell.read(listDue(now, BATCH));
    if (due.length === 0) return;
    await work.cell.write([
      postUnlocked(
        due.map(({ id }) => id),
        now,
      ),
    ]);
    if (due.length < BATCH) return;
  }
}

function report(work: CellScope, network: string, differences: readonly object[]): void {
  console.error(
    JSON.stringify({ level: 'error', cell: work.cell.name, network, ledger: differences }),
  );
}
