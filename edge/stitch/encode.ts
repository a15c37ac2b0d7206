import type { Piece } from './piece.ts';

const encoder = new TextEncoder();
let scratch = new Uint8Array(384 * 1024);

/**
 * Joins texts as UTF-8. Each is encoded alone: one character beyond Latin-1 makes the text that
 * holds it two bytes wide, and with it, once they are joined, the whole page. Pieces that are UTF-8
 * already are copied.
 */
export function encodeAll(pieces: readonly Piece[]): Uint8Array<ArrayBuffer> {
  let widest = 0;
  for (const piece of pieces) widest += piece.length * (typeof piece === 'string' ? 3 : 1);
  if (widest > scratch.byteLength) scratch = new Uint8Array(widest);
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      end += encoder.encodeInto(piece, scratch.subarray(end)).written;
    } else {
      scratch.set(piece, end);
      end += piece.byteLength;
    }
  }
  return scratch.slice(0, end);
}
