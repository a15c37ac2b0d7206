import { openCell, openCells, openDirectory } from '../../db/cells.ts';
import { opening } from '../../modules/store/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';

/** How long an address is held for a store whose making stopped half-way. */
const HELD_MS = 30 * 24 * 60 * 60 * 1000;
/** How many are taken away in one run of the cron. */
const AT_ONCE = 50;

/**
 * Takes away stores that nobody finished. A claim ends first, so that no try can finish the store
 * meanwhile; then its row in the cell goes, and the claim last: a sweep that dies is taken up by the next.
 */
export async function sweepUnopened({
  env,
  ports,
}: Pick<CellScope, 'env' | 'ports'>): Promise<void> {
  const directory = openDirectory(env);
  const now = ports.clock.now();
  await directory.write([opening.endClaims(now - HELD_MS, now)]);
  for (const { slug, store_id: id, cell } of await directory.read(opening.listEnded(AT_ONCE))) {
    await openCell(env, cell)?.write([opening.deleteUnopened(id)]);
    await directory.write([opening.deleteClaim(slug)]);
  }
}

/** Lets lists show the stores whose opening died after they went live. */
export async function showLate({ env }: Pick<CellScope, 'env'>): Promise<void> {
  const directory = openDirectory(env);
  for (const cell of openCells(env)) {
    const late = await cell.read(opening.listUnopened(AT_ONCE));
    if (late.length === 0) continue;
    const live = await directory.read(opening.findLive(late.map(({ id }) => id)));
    if (live.length > 0) await cell.write([opening.showOpened(live.map(({ id }) => id))]);
  }
}
