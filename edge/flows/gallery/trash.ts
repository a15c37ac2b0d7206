import { TRASH_DAYS } from '../../../shared/contracts/trash.ts';
import {
  deleteFile,
  hideFile,
  pictureTrash,
  type TrashedFile,
} from '../../modules/gallery/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';

/** How long a deleted picture's file lies in the trash. */
export const TRASH_MS = TRASH_DAYS * 24 * 60 * 60_000;

/** After so long a file that a deletion did not move is moved by the cron. */
export const HIDING_LIMIT_MS = 10 * 60_000;

/** Files that one tick of the cron looks after at most, in each cell. */
const FILES_AT_ONCE = 50;

/**
 * Looks after the files of deleted pictures: moves those whose deletion ended early, and deletes the
 * copies of pictures that were put back, and the files whose time is over. Each step can be repeated.
 */
export async function sweepTrash(scope: CellScope): Promise<void> {
  const { cell, ports } = scope;
  const due = await cell.read(pictureTrash.listDue(ports.clock.now(), FILES_AT_ONCE));
  for (const file of due) await sweepOne(scope, file);
}

async function sweepOne({ cell, env, ports }: CellScope, file: TrashedFile): Promise<void> {
  if (file.state === 'hiding') {
    await hideFile(env.MEDIA, file);
    await cell.write([pictureTrash.markKept(file, ports.clock.now() + TRASH_MS)]);
    return;
  }
  // First nobody can put it back any more, then its files go, and its row at last.
  if (file.state === 'kept') {
    await cell.write([pictureTrash.markGone(file)]);
    return;
  }
  await env.MEDIA.delete(file.kept_as);
  // A putting back that was refused may have left its copy.
  if (file.state === 'gone') await deleteFile(env.MEDIA, file.key);
  await cell.write([pictureTrash.forget(file)]);
}
