const encoder = new TextEncoder();
let scratch = new Uint8Array(384 * 1024);

/**
 * Puts texts together as UTF-8. Each is encoded alone: one character beyond Latin-1 makes the text
 * that holds it two bytes wide, and with it, once they are joined, the whole page.
 */
export function encodeAll(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  let widest = 0;
  for (const piece of pieces) widest += piece.length * 3;
  if (widest > scratch.byteLength) scratch = new Uint8Array(widest);
  let end = 0;
  for (const piece of pieces) end += encoder.encodeInto(piece, scratch.subarray(end)).written;
  return scratch.slice(0, end);
}
