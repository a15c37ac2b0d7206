import { createHash } from 'node:crypto';
import type { addItemFile, ItemFile } from '../../../shared/contracts/item-files.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  FILE_HEAD_BYTES,
  fileNameOf,
  fileTypeOf,
  ITEM_FILE_MAX_BYTES,
  ITEM_FILES_MAX,
} from '../../../shared/rules/file-kinds.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat } from '../../db/sql.ts';
import type { FileSieve, UploadCall } from '../../http/upload.ts';
import { fileKey, files, toItemFile } from '../../modules/files/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import { writeFile } from '../../uploads/index.ts';

/** A file whose bytes are in the bucket. */
interface SentFile {
  readonly id: string;
  readonly type: string;
  readonly bytes: number;
}

/**
 * Puts a file's bytes into the bucket as they come, up to the limit. The first ones tell its kind; for
 * one that is not taken, nothing is written.
 */
export function itemFileSieve({ env, tenant }: RequestScope): FileSieve<SentFile> {
  const id = newId('itemFile');
  const writer = writeFile(env.MEDIA, fileKey(tenant.storeId, id));
  const hash = createHash('sha256');
  let head = new Uint8Array();
  let type: string | null = null;
  let size = 0;

  async function begin(): Promise<Failure | undefined> {
    type = fileTypeOf(head);
    if (type === null) return { code: 'file_type_refused', field: 'file' };
    await writer.add(head);
    return undefined;
  }
  return {
    async take(piece) {
      size += piece.length;
      if (size > ITEM_FILE_MAX_BYTES) return { code: 'payload_too_large', field: 'file' };
      hash.update(piece);
      if (type !== null) {
        await writer.add(piece);
        return undefined;
      }
      const longer = new Uint8Array(head.length + piece.length);
      longer.set(head);
      longer.set(piece, head.length);
      head = longer;
      return head.length >= FILE_HEAD_BYTES ? begin() : undefined;
    },
    async end() {
      if (size === 0) return fail({ code: 'invalid_request', field: 'file' });
      const problem = type === null ? await begin() : undefined;
      if (problem || type === null) return fail(problem ?? { code: 'file_type_refused' });
      const bytes = await writer.end();
      return ok({ file: { id, type, bytes }, print: hash.digest('hex') });
    },
    drop: () => writer.drop(),
  };
}

/** The files of an own digital item. */
export async function listFiles(
  { cell, tenant }: RequestScope,
  item: string,
): Promise<Result<{ results: ItemFile[] }, Failure>> {
  const [own, rows] = await Promise.all([
    cell.first(files.findOwnItem(tenant.storeId, item)),
    cell.read(files.listOfItem(tenant.storeId, item)),
  ]);
  return own ? ok({ results: rows.map(toItemFile) }) : fail({ code: 'item_not_found' });
}

/** Attaches a file to an own digital item. Undo: `removeFile`. */
export async function attachFile({
  scope,
  params,
  file: { id, type, bytes },
  fileName,
}: UploadCall<typeof addItemFile, SentFile>): Promise<Result<Change<ItemFile>, Failure>> {
  const { cell, tenant, env, ports } = scope;
  const { storeId } = tenant;
  const own = await cell.first(files.findOwnItem(storeId, params.id));
  if (!own) return fail({ code: 'item_not_found' });
  if (own.kind !== 'digital') return fail({ code: 'item_not_digital' });
  const row = {
    id,
    store_id: storeId,
    item_id: params.id,
    name: fileNameOf(fileName, type),
    type,
    bytes,
    created_at: ports.clock.now(),
  };
  const entry = await traceOf(scope, {
    subject: 'item_file',
    subjectId: id,
    before: null,
    after: traceState(row),
  });
  return ok({
    answer: toItemFile({ ...row, downloads: 0 }),
    statements: [
      assertThat(files.hasRoom(storeId, params.id, ITEM_FILES_MAX)),
      files.insertFile(row),
      ...entry,
    ],
    async refused({ kind }) {
      await env.MEDIA.delete(fileKey(storeId, id));
      return { code: kind === 'assert' ? 'files_full' : 'idempotency_in_progress' };
    },
  });
}

/** Takes a file away from an own item; its bytes stay for the orders from before. Undo: the file anew. */
export async function takeAway(
  scope: RequestScope,
  { id: item, file }: { readonly id: string; readonly file: string },
): Promise<Result<Change<Record<string, never>>, Failure>> {
  const { cell, tenant, ports } = scope;
  const rows = await cell.read(files.listOfItem(tenant.storeId, item));
  const row = rows.find(({ id }) => id === file);
  if (!row) return fail({ code: 'file_not_found' });
  const entry = await traceOf(scope, {
    subject: 'item_file',
    subjectId: file,
    before: traceState({ ...row, item_id: item }),
    after: null,
  });
  return ok({
    answer: {},
    statements: [
      assertThat(files.isAttached(tenant.storeId, item, file)),
      files.removeFile(file, ports.clock.now()),
      ...entry,
    ],
    refused: () => Promise.resolve({ code: 'file_not_found' }),
  });
}

/** What the history keeps of a file; its bytes are reached by orders alone. */
function traceState({
  name,
  bytes,
  item_id: item,
}: Pick<CellTables['item_file'], 'name' | 'bytes' | 'item_id'>) {
  return { name, bytes, item };
}
