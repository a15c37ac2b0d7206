import type { Failure } from '../../../shared/contracts/errors.ts';
import { addReturnPhoto, type ReturnView } from '../../../shared/contracts/returns.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { RETURN_PHOTOS_MAX } from '../../../shared/rules/returns.ts';
import { assertThat } from '../../db/sql.ts';
import { takesPictureOfForm } from '../picture-call.ts';
import type { HashedPicture } from '../picture-file.ts';
import type { UploadCall } from '../../http/upload.ts';
import { photoKey, returns, toReturn } from '../../modules/returns/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import { TYPE_OF } from '../../uploads/index.ts';
import { findMade } from './of-buyer.ts';

/** Keeps a photo of an open return; its bytes stand before its row. Undo: none, as of a comment. */
async function addPhoto({
  scope,
  params,
  file,
}: UploadCall<typeof addReturnPhoto, HashedPicture>): Promise<Result<Change<ReturnView>, Failure>> {
  const found = await findMade(scope, params);
  if (!found.ok) return found;
  const { row, made } = found.value;
  const view = toReturn(made);
  if (made.state !== 'open') return fail({ code: 'return_is_closed' });
  if (view.photos.length >= RETURN_PHOTOS_MAX) return fail({ code: 'return_photos_full' });
  const { width, height, bytes, kind } = file;
  const id = newId('returnPhoto');
  const type = TYPE_OF[kind];
  const bucket = scope.env.MEDIA;
  const key = photoKey(row.supplier_id, id);
  await bucket.put(key, bytes, { httpMetadata: { contentType: type } });
  const now = scope.ports.clock.now();
  return ok({
    answer: { ...view, photos: [...view.photos, { id, width, height }] },
    statements: [
      assertThat(returns.isOpen(made.id), returns.hasFewerPhotos(made.id, RETURN_PHOTOS_MAX)),
      returns.insertPhoto({
        id,
        return_id: made.id,
        type,
        bytes: bytes.byteLength,
        width,
        height,
        made_at: now,
      }),
    ],
    async refused({ kind: why }) {
      await bucket.delete(key);
      return { code: why === 'unique' ? 'idempotency_in_progress' : 'return_photos_full' };
    },
  });
}

/** The call by which a buyer adds a photo. */
export const photoEndpoint = takesPictureOfForm(addReturnPhoto, addPhoto, (request) => ({
  path: `/mis-compras/${request.param('order') ?? ''}/devolucion`,
  done: 'done=shown',
}));
