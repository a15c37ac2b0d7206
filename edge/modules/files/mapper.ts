import type { ItemFile, OrderFiles } from '../../../shared/contracts/item-files.ts';
import type { HandedRow, ItemFileRow } from './statements.ts';

/**
 * The name of a file's bytes in the bucket. It has three parts, while the addresses of public
 * pictures have two at most: no such address ever reads it.
 */
export function fileKey(storeId: string, file: string): string {
  return `private/${storeId}/${file}`;
}

/** A file as its item's owner reads it. */
export function toItemFile(row: ItemFileRow): ItemFile {
  const { id, name, type, bytes, downloads, created_at: at } = row;
  return { id, name, type, bytes, downloads, created_on: new Date(at).toISOString() };
}

/** Whether an order hands a file over now. */
export function isHanded({ is_paid, is_revoked }: HandedRow): boolean {
  return is_paid === 1 && is_revoked === 0;
}

/** How the files of an order stand: `revoked` where none is handed over any more. */
export function stateOf(rows: readonly HandedRow[]): OrderFiles['state'] {
  if (rows.some(isHanded)) return 'ready';
  return rows.some(({ is_revoked }) => is_revoked === 1) ? 'revoked' : 'unpaid';
}
