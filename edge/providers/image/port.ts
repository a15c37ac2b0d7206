import type { Result } from '../../../shared/kernel/result.ts';

/** A picture in one size. */
export interface ResizedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** The port of an image service. */
export interface ImageResizer {
  /**
   * Makes a picture `width` pixels wide, in its own proportions; a narrower one keeps its width. As
   * WebP, unless PNG is asked for.
   * `unavailable`: this call makes none, because of the picture or because of the service.
   */
  resize(
    picture: Uint8Array<ArrayBuffer>,
    width: number,
    type?: 'image/webp' | 'image/png',
  ): Promise<Result<ResizedPicture, 'unavailable'>>;
}
