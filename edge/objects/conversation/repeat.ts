import type { Draft } from '../../modules/talk/index.ts';
import type { MessageRow } from './statements.ts';

/** Stands in place of the hash of a call for a message that came on a socket: its words are compared instead. */
export const ON_LINE = 'line';

/** Whether a draft says again what its key has sent; on the line its words are its hash. */
export function isRepeatOf(
  { sent_hash: hash, body, tags, only_for: onlyFor }: MessageRow & { sent_hash: string },
  draft: Draft,
): boolean {
  if (hash !== ON_LINE && draft.hash !== ON_LINE) return hash === draft.hash;
  const isPlain = tags === '[]' && onlyFor === null;
  return isPlain && draft.links.length + draft.visibility.length === 0 && body === draft.body;
}
