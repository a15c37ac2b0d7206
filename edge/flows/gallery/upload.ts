import type { Picture, uploadPicture } from '../../../shared/contracts/gallery.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { TEXT_MAX } from '../../../shared/kernel/constants/limits.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import type { HashedPicture } from '../picture-file.ts';
import type { UploadCall } from '../../http/upload.ts';
import {
  colorsOf,
  deleteFile,
  fileKey,
  keepFile,
  pictures,
  toPicture,
} from '../../modules/gallery/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { Refusal } from '../../db/database.ts';
import { TYPE_OF } from '../../uploads/index.ts';
import { entryOf } from './entry.ts';

/**
 * Puts a picture into the tenant's library. One whose bytes are there already is answered as it stands; its
 * file is kept before its row, so that no row ever names a file that is missing.
 */
export async function keepPicture({
  scope,
  body,
  file,
  fileName,
}: UploadCall<typeof uploadPicture, HashedPicture>): Promise<Result<Change<Picture>, Failure>> {
  const { cell, tenant, env, ports } = scope;
  const { storeId } = tenant;
  const known = await cell.first(pictures.findByHash(storeId, file.hash));
  const shown = (picture: Picture) => ({
    ...picture,
    main_colors: picture.main_colors.slice(0, body.get_main_colors),
  });
  if (known) {
    const answer = shown(toPicture(known));
    const statements = [pictures.assertPicture(storeId, known.id)];
    return ok({ answer, statements, refused: () => Promise.resolve({ code: 'image_not_found' }) });
  }
  const id = newId('picture');
  const { hash, kind, width, height, bytes } = file;
  const key = fileKey(storeId, { id, hash, kind });
  const colors = await colorsOf(scope, file);
  const row = {
    id,
    name: (body.name || plainName(fileName) || id).slice(0, TEXT_MAX.pictureName),
    alt: '',
    alt_en: null,
    decorative: 0,
    key,
    type: TYPE_OF[kind],
    bytes: bytes.byteLength,
    width,
    height,
    colors: JSON.stringify(colors),
    focal_x: 50,
    focal_y: 50,
    created_at: ports.clock.now(),
  };
  await keepFile(env.MEDIA, key, file);
  return ok({
    answer: shown(toPicture(row)),
    statements: [
      ...pictures.insertPicture({ ...row, store_id: storeId, hash }),
      ...(await entryOf(scope, id, null, row)),
    ],
    async refused(refusal) {
      await deleteFile(env.MEDIA, key);
      return whyRefused(refusal);
    },
  });
}

/** The same picture, or the same key, came twice at once: the other one is being kept. */
function whyRefused({ kind }: Refusal): Failure {
  return { code: kind === 'assert' ? 'gallery_full' : 'idempotency_in_progress' };
}

/** A file's name without its folder and its kind. */
function plainName(fileName: string): string {
  const own = fileName.split(/[/\\]/).at(-1) ?? '';
  return own.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim();
}
