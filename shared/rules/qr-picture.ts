import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** Light modules around a QR code, as its standard demands (ISO 18004, 6.3.8). */
const QUIET = 4;

/** A text as a QR code: the side in modules, with its margin, and the path of the dark ones. */
export function qrPictureOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  return { size, path: qrPath(data) };
}
