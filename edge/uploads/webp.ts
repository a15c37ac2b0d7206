import { orientationOnly, readOrientation, turned, UPRIGHT } from './orientation.ts';
import {
  bytesOf,
  joined,
  lettersAt,
  viewOf,
  type Format,
  type PictureHead,
  type Read,
} from './picture.ts';

const FIRST_CHUNK = 12;
/** Flags of the extended header. */
const HAS_PROFILE = 0x20;
const HAS_ALPHA = 0x10;
const HAS_EXIF = 0x08;
const IS_ANIMATED = 0x02;

interface Chunk {
  readonly name: string;
  readonly data: Uint8Array;
}

/** WebP (RFC 9649), still pictures only: an animation repeats its pixels as often as it likes. */
export const webp: Format = {
  read(head) {
    if (!isWebp(head)) return 'image_type_refused';
    if (head.byteLength < FIRST_CHUNK + 18) return 'more';
    const name = lettersAt(head, FIRST_CHUNK, 4);
    return sizeOf({ name, data: head.subarray(FIRST_CHUNK + 8) });
  },
  clean(bytes, head) {
    const parts = new Map<string, Uint8Array>();
    for (const { name, data } of chunksOf(bytes)) {
      if (name === 'ANIM' || name === 'ANMF') return null;
      // Readers differ in which of two they take.
      if (parts.has(name)) return null;
      parts.set(name, data);
    }
    const frame = frameOf(parts);
    if (!frame) return null;
    const size = sizeOf(frame);
    if (typeof size === 'string' || size.width !== head.width || size.height !== head.height)
      return null;
    const orientation = turnOf(parts.get('EXIF'));
    return { bytes: rebuilt(parts, frame, head, orientation), ...turned(head, orientation) };
  },
};

/** Whether bytes begin as a WebP does, as far as they have come. */
export function isWebp(head: Uint8Array): boolean {
  const isRiff = 'RIFF'.startsWith(lettersAt(head, 0, 4));
  return isRiff && 'WEBP'.startsWith(lettersAt(head, 8, 4));
}

/** The one picture of the file; undefined where there is none, or two. */
function frameOf(parts: ReadonlyMap<string, Uint8Array>): Chunk | undefined {
  const found = ['VP8 ', 'VP8L'].flatMap((name) => {
    const data = parts.get(name);
    return data ? [{ name, data }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

function sizeOf({ name, data }: Chunk): Read {
  if (data.byteLength < 10) return 'image_damaged';
  const view = viewOf(data);
  if (name === 'VP8X') {
    if (view.getUint8(0) & IS_ANIMATED) return 'image_type_refused';
    return { kind: 'webp', width: number24(view, 4) + 1, height: number24(view, 7) + 1 };
  }
  if (name === 'VP8 ') {
    const isKey = (view.getUint8(0) & 1) === 0 && lettersAt(data, 3, 3) === '\x9d\x01\x2a';
    const [width, height] = [view.getUint16(6, true) & 0x3f_ff, view.getUint16(8, true) & 0x3f_ff];
    return isKey && width > 0 && height > 0 ? { kind: 'webp', width, height } : 'image_damaged';
  }
  if (name !== 'VP8L' || view.getUint8(0) !== 0x2f) return 'image_damaged';
  const bits = view.getUint32(1, true);
  return { kind: 'webp', width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
}

function number24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

/** The parts of a file; they end where one is cut off. */
function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  const whole = Math.min(bytes.byteLength, 8 + view.getUint32(4, true));
  for (let at = FIRST_CHUNK; at + 8 <= whole;) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size;
    if (end > whole) return;
    yield { name: lettersAt(bytes, at, 4), data: bytes.subarray(at + 8, end) };
    at = end + (size & 1);
  }
}

function turnOf(exif: Uint8Array | undefined): number {
  if (!exif) return UPRIGHT;
  const isNamed = lettersAt(exif, 0, 6) === 'Exif\0\0';
  return readOrientation(isNamed ? exif.subarray(6) : exif);
}

/** The file anew, of the parts that are shown. */
function rebuilt(
  parts: ReadonlyMap<string, Uint8Array>,
  frame: Chunk,
  head: PictureHead,
  orientation: number,
): Uint8Array<ArrayBuffer> {
  const profile = parts.get('ICCP');
  const alpha = frame.name === 'VP8 ' ? parts.get('ALPH') : undefined;
  const isTurned = orientation !== UPRIGHT;
  const hadAlpha = ((parts.get('VP8X')?.[0] ?? 0) & HAS_ALPHA) !== 0;
  const chunks = [
    ...(profile ? [chunk('ICCP', profile)] : []),
    ...(alpha ? [chunk('ALPH', alpha)] : []),
    chunk(frame.name, frame.data),
    ...(isTurned ? [chunk('EXIF', orientationOnly(orientation))] : []),
  ];
  if (parts.has('VP8X')) {
    const flags =
      (profile ? HAS_PROFILE : 0) |
      (alpha || (hadAlpha && frame.name === 'VP8L') ? HAS_ALPHA : 0) |
      (isTurned ? HAS_EXIF : 0);
    chunks.unshift(chunk('VP8X', extended(flags, head)));
  }
  const body = joined([bytesOf('WEBP'), ...chunks]);
  return joined([bytesOf('RIFF'), number32(body.byteLength), body]);
}

function extended(flags: number, { width, height }: PictureHead): Uint8Array {
  const header = new Uint8Array(10);
  header[0] = flags;
  header.set(number32(width - 1).subarray(0, 3), 4);
  header.set(number32(height - 1).subarray(0, 3), 7);
  return header;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const padding = new Uint8Array(data.byteLength & 1);
  return joined([bytesOf(name), number32(data.byteLength), data, padding]);
}

function number32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
}
