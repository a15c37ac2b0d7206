/** A picture that an upload may be, by what its bytes say. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'svg';

/** Why a picture is refused; each is an error code of the API. */
export type PictureProblem =
  | 'image_type_refused'
  | 'image_too_large'
  | 'image_dimensions_refused'
  | 'image_damaged';

/** What the beginning of a picture says of it. */
export interface PictureHead {
  readonly kind: PictureKind;
  /** Pixels as they are stored, before any turn. */
  readonly width: number;
  readonly height: number;
}

/** A picture without anything but what is shown. */
export interface CleanPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Pixels as browsers show it. */
  readonly width: number;
  readonly height: number;
  /** The colours that an SVG names, most used first; a photo's are in its pixels. */
  readonly colors?: readonly string[];
}

/** The answer about bytes that have only begun to come: `more` where they do not say it yet. */
export type Read = PictureHead | 'more' | PictureProblem;

/** One format: how its size is read from its first bytes, and how the whole is cleaned. */
export interface Format {
  /** @param head the first bytes, as many as have come */
  readonly read: (head: Uint8Array<ArrayBuffer>) => Read;
  /** Null for a picture that is damaged, or says two things of itself. */
  readonly clean: (bytes: Uint8Array<ArrayBuffer>, head: PictureHead) => CleanPicture | null;
}

/** Puts pieces of bytes one after the other. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

/** A view over bytes, to read numbers. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Bytes as Latin letters, for the names that formats give to their parts. */
export function lettersAt(bytes: Uint8Array, at: number, count: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + count));
}

/** The bytes of Latin letters. */
export function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
