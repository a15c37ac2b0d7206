import { newId } from '../../../shared/kernel/ids.ts';
import { fold } from '../../../shared/rules/fold.ts';
import type { Noticing } from '../../modules/talk/index.ts';
import type { Memory } from './memory.ts';
import * as statements from './statements.ts';
import * as threads from './thread-statements.ts';

/** The author of notices: no account. */
const PLATFORM = { id: 'platform', name: '' };

/**
 * Keeps a notice once under its key, and changes the words that it repeats. It counts as nobody's
 * message: lists, what is pending and mails stay as they are.
 * @returns its row; undefined where nothing changes, or nobody has asked about its subject
 */
export function keepNotice(
  memory: Memory,
  { store, key, link, notice, body, at }: Noticing,
  now: number,
): statements.MessageRow | undefined {
  if (!memory.partiesFor(store)) return undefined;
  const words = { body: body ?? '', folded: fold(body ?? '') };
  const [kept] = memory.read(statements.findSent(store, PLATFORM.id, key));
  if (kept) {
    const isDeleted = kept.deleted_at !== null;
    if (body === null ? isDeleted : !isDeleted && kept.body === body) return undefined;
    memory.run(threads.setNotice(kept.seq, { ...words, deletedAt: body === null ? now : null }));
    return memory.read(statements.findMessage(store, kept.seq))[0];
  }
  if (body === null || memory.read(threads.findThread(link.tag)).length === 0) return undefined;
  const [last] = memory.read(statements.findLast(store));
  const [added] = memory.read(
    statements.insertMessage({
      id: newId('talkMessage'),
      party: store,
      author: PLATFORM,
      key,
      hash: '',
      ...words,
      tags: JSON.stringify([link]),
      onlyFor: null,
      notice: JSON.stringify(notice),
      // One that is told late stands below what was written meanwhile, and is no older than it.
      now: Math.max(at, last?.created_at ?? at),
    }),
  );
  const seq = added?.seq ?? 0;
  memory.run(threads.countNotice(seq), threads.insertOwnThreads(seq));
  return memory.read(statements.findMessage(store, seq))[0];
}
