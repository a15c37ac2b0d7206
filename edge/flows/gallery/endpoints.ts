import * as contract from '../../../shared/contracts/gallery.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { takesPicture } from '../picture-call.ts';
import { readPictures, type PictureUses } from '../../modules/gallery/index.ts';
import { changePicture, deletePicture, readUses } from './change.ts';
import { keepPicture } from './upload.ts';

/**
 * The calls of the library.
 * @param uses the places of all wings that show its pictures
 */
export function galleryEndpoints(uses: readonly PictureUses[]): readonly Endpoint[] {
  return [
    takesPicture(contract.uploadPicture, keepPicture),
    answers(contract.listPictures, async ({ scope, query }) =>
      ok(await readPictures(scope, query)),
    ),
    changes(contract.changePicture, ({ scope, params, body }) =>
      changePicture(scope, params.id, body),
    ),
    answers(contract.listPictureUses, async ({ scope, params }) => {
      const found = await readUses(scope, uses, params.id);
      if (!found.ok) return found;
      return ok({ results: found.value, matches_estimated: found.value.length });
    }),
    changes(contract.deletePicture, ({ scope, params }) => deletePicture(scope, uses, params.id)),
  ];
}
