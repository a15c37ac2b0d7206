import type { Done } from '../../fragments/office/gallery/props.ts';
import { gallery } from '../../fragments/office/gallery/server.ts';
import {
  changePicture,
  deletePicture,
  listPictures,
  pictureLacks,
} from '../../shared/contracts/gallery.ts';
import { PICTURES_PAGE, TEXT_MAX } from '../../shared/kernel/constants/limits.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const DONE: readonly Done[] = ['changed', 'removed'];

/** The store's library of pictures; needs `store-admin`. */
export const galleryPage = definePage({
  name: 'gallery',
  words: gallery.words,
  paths: ['/admin/galeria'],
  query: ['page', 'text', 'lacks', 'done', 'notice'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    change: {
      call: changePicture,
      done: 'changed',
      invalid: 'image_not_found',
      refused: 'told',
      fields: ({ id, name, alt, alt_en, decorative, focal_x: x, focal_y: y }) => ({
        id,
        name,
        alt,
        alt_en,
        // A box that is not ticked is not posted.
        decorative: decorative !== undefined,
        focal_x: Number(x),
        focal_y: Number(y),
      }),
    },
    remove: { call: deletePicture, done: 'removed', invalid: 'image_not_found', refused: 'told' },
  },
  async view(context) {
    const { env, title, read, query, idempotencyKey } = context;
    const page = pageNumber(query);
    const text = query.get('text')?.trim().slice(0, TEXT_MAX.pictureName) ?? '';
    const lacks = pictureLacks.find((one) => one === query.get('lacks')) ?? null;
    const list = await read(listPictures, {
      query: { ...rowsOf(page, PICTURES_PAGE), text, ...(lacks && { lacks }) },
    }).then(orThrow);
    return {
      status: 200,
      head: privateHead(title, '/admin/galeria'),
      main: wrapped(
        slot(gallery, {
          class: 'primary',
          props: {
            env,
            items: list.results,
            total: list.matches_estimated,
            page,
            text,
            lacks,
            undescribed: list.undescribed,
            done: DONE.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            error: noticeOf(context),
          },
        }),
      ),
    };
  },
});
