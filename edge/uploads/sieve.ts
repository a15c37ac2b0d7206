import { jpeg, isJpeg } from './jpeg.ts';
import {
  joined,
  type CleanPicture,
  type Format,
  type PictureHead,
  type PictureKind,
  type PictureProblem,
} from './picture.ts';
import { isPng, png } from './png.ts';
import { svg } from './svg/svg.ts';
import { isWebp, webp } from './webp.ts';

/** A picture says its size within so many bytes, or is refused. */
export const HEAD_BYTES = 65_536;

/** Most pixels of a side, and in all: some more than the largest photos of phones have. */
export const SIDE_MAX_PX = 12_000;
export const AREA_MAX_PX = 50_000_000;

/** The types by which browsers know the kinds. */
export const TYPE_OF: Readonly<Record<PictureKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

const FORMATS: Readonly<Record<PictureKind, Format>> = { png, jpeg, webp, svg };

/** A picture that passed: clean, of a known kind and size. */
export interface CheckedPicture extends CleanPicture {
  readonly kind: PictureKind;
  /** Bytes that were sent. */
  readonly sent: number;
}

/** Takes a file piece by piece, so that the reader can stop at the first that is refused. */
export interface PictureSieve {
  /** Takes the next bytes; the problem for which the rest need not come. */
  take(piece: Uint8Array): PictureProblem | undefined;
  /** The picture, once all bytes have come. */
  end(): CheckedPicture | PictureProblem;
}

/**
 * A sieve for one picture. Its kind is what its bytes say, whatever its name. A picture that is too large,
 * of another kind, or that does not say its size in its first 64 KB is refused by those; nothing of it is
 * ever decoded.
 */
export function pictureSieve(maxBytes: number): PictureSieve {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let head: PictureHead | undefined;

  function problemOf(isWhole: boolean): PictureProblem | undefined {
    const first = joined(pieces).subarray(0, HEAD_BYTES);
    const read = formatOf(first).read(first);
    if (read === 'more') {
      return isWhole || first.byteLength === HEAD_BYTES ? 'image_damaged' : undefined;
    }
    if (typeof read === 'string') return read;
    head = read;
    return isTooLarge(read) ? 'image_dimensions_refused' : undefined;
  }

  return {
    take(piece) {
      size += piece.byteLength;
      if (size > maxBytes) return 'image_too_large';
      pieces.push(piece);
      return head ? undefined : problemOf(false);
    },
    end() {
      const problem = head ? undefined : problemOf(true);
      if (problem || !head) return problem ?? 'image_damaged';
      const clean = FORMATS[head.kind].clean(joined(pieces), head);
      if (!clean) return 'image_damaged';
      return { ...clean, kind: head.kind, sent: size };
    },
  };
}

/**
 * The size of a picture of our own, by its header.
 * @throws for bytes that are no picture
 */
export function pictureSize(bytes: Uint8Array<ArrayBuffer>): Pick<PictureHead, 'width' | 'height'> {
  const read = formatOf(bytes).read(bytes);
  if (typeof read === 'string') throw new Error(`no picture: ${read}`);
  return { width: read.width, height: read.height };
}

function isTooLarge({ width, height }: PictureHead): boolean {
  return width > SIDE_MAX_PX || height > SIDE_MAX_PX || width * height > AREA_MAX_PX;
}

/** The format that bytes begin as; any text may be an SVG. */
function formatOf(first: Uint8Array<ArrayBuffer>): Format {
  if (isPng(first)) return png;
  if (isJpeg(first)) return jpeg;
  return isWebp(first) ? webp : svg;
}
