import type { Result } from '../../../shared/kernel/result.ts';

/** A picture in one size. */
export interface ResizedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** What the platform asks an image service for. */
export interface ImageResizer {
  /**
   * Makes a picture `width` pixels wide, in its own proportions; a narrower one keeps its width.
   * `unavailable`: this time there is none, be it for the picture's sake or for the service's.
   */
  resize(
    picture: Uint8Array<ArrayBuffer>,
    width: number,
  ): Promise<Result<ResizedPicture, 'unavailable'>>;
}
