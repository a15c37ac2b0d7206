import type { Picture, PictureUse } from '../../../shared/contracts/gallery.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  hideFile,
  pictures,
  pictureTrash,
  readPicture,
  toPicture,
  trashKey,
  urlOf,
  usesOf,
  type PictureUses,
} from '../../modules/gallery/index.ts';
import { raiseShowing } from '../../modules/items/index.ts';
import { forgetStore, raiseRevision } from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { entryOf } from './entry.ts';
import { HIDING_LIMIT_MS, TRASH_MS } from './trash.ts';

const GONE: Failure = { code: 'image_not_found' };

interface Changed {
  readonly name?: string | undefined;
  readonly alt?: string | undefined;
  readonly alt_en?: string | null | undefined;
  readonly decorative?: boolean | undefined;
  readonly focal_x?: number | undefined;
  readonly focal_y?: number | undefined;
}

/** Changes the name, the texts or the focal point of a picture. Pages show its texts and crop it, so the stores that show it get a new revision. */
export async function changePicture(
  scope: RequestScope,
  id: string,
  { name, alt, alt_en: english, decorative, focal_x: x, focal_y: y }: Changed,
): Promise<Result<Change<Picture>, Failure>> {
  const row = await readPicture(scope, id);
  if (!row) return fail(GONE);
  const after = {
    ...row,
    name: name ?? row.name,
    alt: alt ?? row.alt,
    alt_en: english === undefined ? row.alt_en : english || null,
    decorative: decorative === undefined ? row.decorative : Number(decorative),
    focal_x: x ?? row.focal_x,
    focal_y: y ?? row.focal_y,
  };
  return ok({
    answer: toPicture(after),
    statements: [
      ...pictures.updatePicture(scope.tenant.storeId, after),
      ...(await entryOf(scope, id, row, after)),
      raiseRevision(scope.tenant.storeId, scope.ports.clock.now()),
      raiseShowing(scope.tenant.storeId, urlOf(row.key)),
    ],
    refused: () => Promise.resolve(GONE),
    committed() {
      forgetStore(scope.tenant.storeId);
      return Promise.resolve();
    },
  });
}

/** The places where the tenant's store shows a picture. */
export async function readUses(
  scope: RequestScope,
  all: readonly PictureUses[],
  id: string,
): Promise<Result<PictureUse[], Failure>> {
  const row = await readPicture(scope, id);
  return row ? ok(await usesOf(scope, all, urlOf(row.key))) : fail(GONE);
}

/**
 * Deletes a picture with its widths; refused while a place of the store shows it. Its file goes into
 * the trash, from where the picture can be put back.
 */
export async function deletePicture(
  scope: RequestScope,
  all: readonly PictureUses[],
  id: string,
): Promise<Result<Change<Record<string, never>>, Failure>> {
  const { cell, tenant, env, ports } = scope;
  const row = await readPicture(scope, id);
  if (!row) return fail(GONE);
  const url = urlOf(row.key);
  const now = ports.clock.now();
  const file = { picture_id: id, key: row.key, kept_as: trashKey(row.key, now) };
  return ok({
    answer: {},
    statements: [
      ...all.map(({ assertNone }) => assertNone(tenant.storeId, url)),
      pictureTrash.trash(tenant.storeId, id, file.kept_as, now + HIDING_LIMIT_MS),
      ...pictures.deletePicture(tenant.storeId, id),
      ...(await entryOf(scope, id, row, null)),
    ],
    async refused({ kind }) {
      if (kind !== 'assert') return { code: 'idempotency_in_progress' };
      return (await readPicture(scope, id)) ? { code: 'image_in_use' } : GONE;
    },
    async committed() {
      await hideFile(env.MEDIA, file);
      await cell.write([pictureTrash.markKept(file, now + TRASH_MS)]);
    },
  });
}
