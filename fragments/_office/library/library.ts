import { signal, type ReadonlySignal } from '@preact/signals-react';
import { call } from '../../../shared/api-client/index.ts';
import {
  changePicture,
  deletePicture,
  listPictures,
  listPictureUses,
  type Picture,
  type PictureLack,
  type PictureUse,
} from '../../../shared/contracts/gallery.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { SHOP_PHOTO_MAX_BYTES } from '../../../shared/kernel/constants/limits.ts';
import { IMAGE_ERROR_MS, IMAGE_REJECTED_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import { deferredRemovals, gone, type DeferredRemovals } from '../change.ts';
import { listModel, type ListModel } from '../list.ts';
import type { OfficePorts } from '../ports.ts';
import { voiceOf, type Voice } from '../say.ts';
import { uploadModel, type SendFile, type UploadModel } from '../upload.ts';
import type { LibraryWords } from './messages/es.ts';
import type { Sent } from './send-picture.ts';

/** The types that a browser offers to choose from; the edge looks at the bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml'] as const;
export const MAX_MEGABYTES = SHOP_PHOTO_MAX_BYTES / 1_000_000;

/** A store's library on screen. */
export interface LibraryModel {
  readonly list: ListModel<Picture>;
  /** Pictures without a description, as far as the account has come. */
  readonly $undescribed: ReadonlySignal<number>;
  readonly uploads: UploadModel;
  /** Why the last upload failed; it goes by itself after ten seconds (spec [4]). */
  readonly $alert: ReadonlySignal<string | null>;
  readonly $busy: Voice['$busy'];
  readonly removals: DeferredRemovals;
  /** The last files that were dropped or chosen; those that cannot be pictures are told. */
  readonly add: (files: Iterable<File>) => void;
  readonly change: (
    id: string,
    to: Partial<Pick<Picture, 'name' | 'alt' | 'alt_en' | 'decorative' | 'focal_x' | 'focal_y'>>,
  ) => Promise<boolean>;
  /** Where the store shows a picture; undefined where that could not be read. */
  readonly usesOf: (id: string) => Promise<readonly PictureUse[] | undefined>;
}

interface Start {
  readonly items: readonly Picture[];
  readonly total: number;
  /** 1-based page of the items, and pictures on a page. */
  readonly page: number;
  readonly pageSize: number;
  /** A word of the names of the pictures that show; all, unless given. */
  readonly text?: string;
  /** What the pictures that show lack; unset for all. */
  readonly lacks?: PictureLack | undefined;
  /** How many pictures have no description, where the library says so. */
  readonly undescribed?: number;
  /** Said when a picture was changed, and when one was deleted. */
  readonly done?: { readonly changed: string; readonly removed: string };
}

/** Whether people who do not see a picture miss something that nobody has written. */
export const isUndescribed = ({ alt, decorative }: Picture): boolean => !alt && !decorative;

/**
 * @param send makes one upload
 */
export function libraryModel(
  ports: OfficePorts<LibraryWords>,
  send: (file: File, options: Parameters<SendFile>[1]) => Promise<Sent>,
  start: Start,
): LibraryModel {
  const { t, api, toast } = ports;
  const { $busy, say, fail, alone } = voiceOf(ports);
  const $alert = signal<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const list: ListModel<Picture> = listModel({
    items: start.items,
    total: start.total,
    before: (start.page - 1) * start.pageSize,
    async next(offset) {
      // Those that were described since still show, and are no longer among those that are asked for.
      const since = start.lacks
        ? list.$list.value.items.filter((one) => !isUndescribed(one)).length
        : 0;
      const { text, lacks } = start;
      const query = { offset: offset - since, limit: start.pageSize };
      const answer = await call(api, listPictures, {
        query: { ...query, ...(text && { text }), ...(lacks && { lacks }) },
      });
      if (!answer.ok) return answer;
      const { results, matches_estimated: rest } = answer.value;
      return ok({ results, matches_estimated: rest + since });
    },
    onFail: fail,
  });

  const $undescribed = signal(start.undescribed ?? 0);
  function put(rows: (items: readonly Picture[]) => readonly Picture[]): void {
    const missing = () => list.$list.value.items.filter(isUndescribed).length;
    const were = missing();
    list.change(rows);
    $undescribed.value = Math.max(0, $undescribed.value + missing() - were);
  }
  const tell = (what: 'changed' | 'removed'): void => {
    if (start.done) say(start.done[what]);
  };
  function reject(name: string, message = ''): void {
    const limits = fill<string>(t.rejectedText, { name, megabytes: MAX_MEGABYTES });
    toast({
      tone: 'error',
      title: t.rejected,
      message: `${message} ${limits}`.trim(),
      seconds: IMAGE_REJECTED_SECONDS,
    });
  }
  function alertOf(message: string): void {
    clearTimeout(timer);
    $alert.value = message;
    timer = setTimeout(() => ($alert.value = null), IMAGE_ERROR_MS);
  }

  const uploads = uploadModel(
    { accept: PICTURE_TYPES, maxBytes: SHOP_PHOTO_MAX_BYTES },
    async (file, options) => {
      const sent = await send(file, options);
      if (sent.ok) {
        const { value } = sent;
        put((items) => [value, ...items.filter(({ id }) => id !== value.id)]);
        return null;
      }
      const { isRefused, message } = sent.error;
      if (isRefused) reject(file.name, message);
      else if (!options.signal.aborted) alertOf(message || t.sendFailed);
      return message || t.sendFailed;
    },
  );

  const removals = deferredRemovals(async (id) => {
    const answer = await gone('image_not_found', call(api, deletePicture, { params: { id } }));
    if (!answer.ok) return fail(answer.error);
    put((items) => items.filter((one) => one.id !== id));
    tell('removed');
  });

  return {
    list,
    $undescribed,
    uploads,
    $alert,
    $busy,
    removals,
    add(files) {
      const before = uploads.$uploads.value.length;
      uploads.add(files);
      const added = uploads.$uploads.value.slice(before);
      for (const { file, problem } of added) if (problem) reject(file.name);
    },
    async change(id, to) {
      const changed = await alone(id, () => call(api, changePicture, { params: { id }, body: to }));
      if (!changed) return false;
      put((items) => items.map((one) => (one.id === id ? changed : one)));
      tell('changed');
      return true;
    },
    async usesOf(id) {
      const found = await alone(id, () => call(api, listPictureUses, { params: { id } }));
      return found?.results;
    },
  };
}
