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
