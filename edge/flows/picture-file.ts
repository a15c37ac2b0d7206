import { fail, ok } from '../../shared/kernel/result.ts';
import { pictureSieve, type CheckedPicture } from '../uploads/index.ts';
import type { FileSieve } from '../http/upload.ts';

/** A checked picture with the SHA-256 of its clean bytes. */
export interface HashedPicture extends CheckedPicture {
  readonly hash: string;
}

/**
 * The sieve of a call's one picture, in its field `image`: nothing but the picture is kept.
 * @param maxBytes of the file as it is sent
 */
export function pictureFile(maxBytes: number): FileSieve<HashedPicture> {
  const sieve = pictureSieve(maxBytes);
  return {
    take(piece) {
      const problem = sieve.take(piece);
      return problem && { code: problem, field: 'image' };
    },
    async end() {
      const picture = sieve.end();
      if (typeof picture === 'string') return fail({ code: picture, field: 'image' });
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', picture.bytes));
      const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return ok({ file: { ...picture, hash }, print: hash });
    },
  };
}
