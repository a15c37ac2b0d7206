import { openCell, openCells, openDirectory } from '../../db/cells.ts';
import { opening, unfinished } from '../../modules/store/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';

/** How long an address is held for a store whose making stopped half-way. */
const HELD_MS = 30 * 24 * 60 * 60 * 1000;
/** How many are taken away in one run of the cron. */
const AT_ONCE = 50;

/**
 * Takes away stores that never went live, and live ones that ended with nothing (`unfinished.ts`). A claim ends
 * first, so that no try can finish the store meanwhile; then its rows in the cell go, in a batch that aborts where
 * something keeps them, then the directory's, and the claim last: a sweep that dies is taken up by the next.
 */
export async function sweepUnopened({
  env,
  ports,
}: Pick<CellScope, 'env' | 'ports'>): Promise<void> {
  const directory = openDirectory(env);
  const now = ports.clock.now();
  await directory.write([opening.endClaims(now - HELD_MS, now)]);
  for (const { slug, store_id: id, cell: name } of await directory.read(
    opening.listEnded(AT_ONCE),
  )) {
    const cell = openCell(env, name);
    if (!cell) continue;
    const isOut = await cell.write(unfinished.takeOut(id)).then(({ ok }) => ok, isNoReference);
    if (!isOut) {
      await cell.write([unfinished.forgetUnfinished(id)]);
      await directory.write([opening.deleteClaim(slug)]);
      continue;
    }
    await directory.write([...unfinished.deleteLive(id), opening.deleteClaim(slug)]);
    await env.DOMAINS.delete(`slug:${slug}`);
  }
}

/** False where a row of another table names the store; any other error is one. */
function isNoReference(error: unknown): false {
  if (/FOREIGN KEY constraint failed/.test(String(error))) return false;
  throw error;
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
