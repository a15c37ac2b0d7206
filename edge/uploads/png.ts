import { orientationOnly, readOrientation, turned, UPRIGHT } from './orientation.ts';
import { bytesOf, joined, lettersAt, viewOf, type Format } from './picture.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
const IHDR_END = 33;

/** What is drawn, and how its numbers become colours. Frames of animations are not among them. */
const KEPT = new Set(['PLTE', 'IDAT', 'tRNS', 'cHRM', 'gAMA', 'sRGB', 'pHYs']);
/** A compressed colour profile may unpack to a thousand times its bytes. */
const PROFILE_MAX_BYTES = 16_384;

/** A part of the file: 4 bytes of length, 4 of name, the data, 4 of checksum. */
interface Chunk {
  readonly name: string;
  readonly data: Uint8Array;
  /** With length, name and checksum. */
  readonly whole: Uint8Array;
}

/** PNG, by its specification's third edition; an animated one becomes its still picture. */
export const png: Format = {
  read(head) {
    if (!isPng(head)) return 'image_type_refused';
    if (head.byteLength < IHDR_END) return 'more';
    const view = viewOf(head);
    const isHeader = view.getUint32(8) === 13 && lettersAt(head, 12, 4) === 'IHDR';
    const [width, height] = [view.getUint32(16), view.getUint32(20)];
    if (!isHeader || width === 0 || height === 0) return 'image_damaged';
    return { kind: 'png', width, height };
  },
  clean(bytes, head) {
    const kept: Uint8Array[] = [bytes.subarray(0, IHDR_END)];
    let orientation = UPRIGHT;
    let hasPixels = false;
    for (const { name, data, whole } of chunksOf(bytes, IHDR_END)) {
      if (name === 'IEND') {
        if (!hasPixels) return null;
        const turn = orientation === UPRIGHT ? [] : [chunk('eXIf', orientationOnly(orientation))];
        // The turn stands before the pixels, as browsers look for it.
        kept.splice(1, 0, ...turn);
        return {
          bytes: joined([...kept, chunk('IEND', new Uint8Array())]),
          ...turned(head, orientation),
        };
      }
      if (name === 'eXIf') orientation = readOrientation(data);
      else if (KEPT.has(name) || (name === 'iCCP' && data.byteLength <= PROFILE_MAX_BYTES)) {
        kept.push(whole);
        hasPixels ||= name === 'IDAT';
      } else if (isCritical(name)) return null;
    }
    return null;
  },
};

/** Whether bytes begin as a PNG does, as far as they have come. */
export function isPng(head: Uint8Array): boolean {
  return SIGNATURE.startsWith(lettersAt(head, 0, SIGNATURE.length));
}

/** A capital letter says that the picture cannot be shown without the part: a second IHDR, or one of no standard. */
function isCritical(name: string): boolean {
  return !/^[a-z]/.test(name);
}

/** The parts of a file from a place on; they end where one is cut off. */
export function* chunksOf(bytes: Uint8Array, from: number): Generator<Chunk> {
  const view = viewOf(bytes);
  for (let at = from; at + 12 <= bytes.byteLength;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.byteLength) return;
    const data = bytes.subarray(at + 8, end - 4);
    yield { name: lettersAt(bytes, at + 4, 4), data, whole: bytes.subarray(at, end) };
    at = end;
  }
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const part = new Uint8Array(12 + data.byteLength);
  const view = viewOf(part);
  view.setUint32(0, data.byteLength);
  part.set(bytesOf(name), 4);
  part.set(data, 8);
  view.setUint32(8 + data.byteLength, crc(part.subarray(4, 8 + data.byteLength)));
  return part;
}

/** The checksum of PNG: CRC-32. Only parts of some bytes are made, so it needs no table. */
function crc(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0);
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}
