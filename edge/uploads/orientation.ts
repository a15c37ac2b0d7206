import { bytesOf, lettersAt, viewOf } from './picture.ts';

/**
 * How a camera was held, as EXIF numbers it: 1 is upright, 5 to 8 lie on their side. It is the one tag
 * of a picture's metadata that changes what is shown, so it is the one that is kept.
 */
export type Orientation = number;

export const UPRIGHT: Orientation = 1;

const TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** Reads the orientation from EXIF data (TIFF 6.0); upright where it names none, or is damaged. */
export function readOrientation(tiff: Uint8Array): Orientation {
  const order = lettersAt(tiff, 0, 2);
  if (tiff.byteLength < 14 || (order !== 'II' && order !== 'MM')) return UPRIGHT;
  const view = viewOf(tiff);
  const isLittle = order === 'II';
  const first = view.getUint32(4, isLittle);
  if (view.getUint16(2, isLittle) !== 42 || first + 2 > tiff.byteLength) return UPRIGHT;
  const count = view.getUint16(first, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.byteLength) return UPRIGHT;
    if (view.getUint16(at, isLittle) !== TAG) continue;
    const value = view.getUint16(at + 8, isLittle);
    const isKnown = view.getUint16(at + 2, isLittle) === SHORT && value >= 1 && value <= 8;
    return isKnown ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** EXIF data with the orientation and no other tag. */
export function orientationOnly(orientation: Orientation): Uint8Array<ArrayBuffer> {
  const tiff = new Uint8Array(26);
  const view = viewOf(tiff);
  tiff.set(bytesOf('MM'));
  view.setUint16(2, 42);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, TAG);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}

/** The size that browsers show of a picture with this orientation. */
export function turned(
  { width, height }: { readonly width: number; readonly height: number },
  orientation: Orientation,
): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
