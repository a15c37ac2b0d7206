import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import { makeRoom } from '../../../shared/kernel/make-room.ts';
import type { SignedTicketText } from '../../../shared/rules/ticket-code.ts';
import type { Cell } from '../../db/database.ts';
import { isSigned, listKeys, type KeyRow } from './keys.ts';

const KNOWN_MOST = 500;

/** The public keys of stores, by the store. A key is never taken back, so that a known one stays good. */
const keys = isolateMap<string, readonly Pick<KeyRow, 'public_key'>[]>();

/**
 * Whether one of a store's keys has signed a text. Keys are read where this isolate knows none that
 * has: of a store's first ticket, after a new key, and of every forged code.
 */
export async function isSignedBy(
  cell: Cell,
  storeId: string,
  signed: SignedTicketText,
): Promise<boolean> {
  if (await isSigned(keys.get(storeId) ?? [], signed)) return true;
  const read = await cell.read(listKeys(storeId));
  keys.delete(storeId);
  makeRoom(keys, KNOWN_MOST);
  keys.set(
    storeId,
    read.map(({ public_key }) => ({ public_key })),
  );
  return isSigned(read, signed);
}
