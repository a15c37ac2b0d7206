import { PICTURE_WIDTHS } from '../../../shared/kernel/constants/sizes.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { keptWidth } from '../../../shared/rules/pictures.ts';
import { TYPE_OF, type CheckedPicture } from '../../uploads/index.ts';

const EXTENSION = { png: 'png', jpeg: 'jpg', webp: 'webp', svg: 'svg' } as const;

/**
 * A new picture's name in the bucket: its content's, below the store's own. The end of its id makes it that
 * row's alone, so that a deletion never takes the file of the same picture, uploaded again meanwhile.
 */
export function fileKey(
  storeId: StoreId,
  { id, hash, kind }: { readonly id: string; readonly hash: string } & Pick<CheckedPicture, 'kind'>,
): string {
  return `${storeId}/${hash.slice(0, 32)}-${id.slice(-8)}.${EXTENSION[kind]}`;
}

/** Puts a picture's file into the bucket. */
export async function keepFile(
  bucket: R2Bucket,
  key: string,
  { bytes, kind }: Pick<CheckedPicture, 'bytes' | 'kind'>,
): Promise<void> {
  await bucket.put(key, bytes, { httpMetadata: { contentType: TYPE_OF[kind] } });
}

/** Deletes a picture's file with its widths. */
export async function deleteFile(bucket: R2Bucket, key: string): Promise<void> {
  await bucket.delete([key, ...PICTURE_WIDTHS.map((width) => keptWidth(key, width))]);
}

/**
 * The name of a deleted picture's file. `/media/` serves no name with two folders. A picture that is
 * deleted again has another one, so that no late clean-up takes the new file.
 * @param at the instant of the deletion, in milliseconds
 */
export function trashKey(key: string, at: number): string {
  return `trash/${key}~${at.toString(36)}`;
}

/** Moves a picture's file into the trash, and deletes its widths; once is as good as twice. */
export async function hideFile(
  bucket: R2Bucket,
  { key, kept_as: keptAs }: { readonly key: string; readonly kept_as: string },
): Promise<void> {
  await copyFile(bucket, key, keptAs);
  await deleteFile(bucket, key);
}

/** Copies a file, if there is one. */
export async function copyFile(bucket: R2Bucket, from: string, to: string): Promise<void> {
  const object = await bucket.get(from);
  if (!object) return;
  const { httpMetadata = {} } = object;
  await bucket.put(to, await object.arrayBuffer(), { httpMetadata });
}
