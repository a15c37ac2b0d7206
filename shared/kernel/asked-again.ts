import { makeRoom } from './make-room.ts';

/**
 * True for a name that was asked for once before: what is asked for once alone is not worth keeping.
 * @param asked the names of late, declared by the module that asks; the oldest make room
 */
export function isAskedAgain(asked: Set<string>, name: string, most: number): boolean {
  if (asked.delete(name)) return true;
  makeRoom(asked, most);
  asked.add(name);
  return false;
}
