import { orientationOnly, readOrientation, turned, UPRIGHT } from './orientation.ts';
import { bytesOf, joined, lettersAt, viewOf, type Format, type PictureHead } from './picture.ts';

const MARK = 0xff;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
/** Baseline, extended and progressive: the kinds that browsers show. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Huffman and quantisation tables, and the interval of restarts. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);

/** A progressive picture has about ten scans; each is another pass over all of its pixels. */
const MOST_SCANS = 64;

const JFIF = 'JFIF\0';
const EXIF = 'Exif\0\0';
const PROFILE = 'ICC_PROFILE\0';

/** A segment: its marker, and its data without marker and length. */
interface Segment {
  readonly marker: number;
  readonly data: Uint8Array;
  readonly start: number;
  /** Past the data; for a scan, past its header. */
  readonly end: number;
}

/** JPEG (ITU T.81), with its orientation and its colour profile, and with nothing else beside it. */
export const jpeg: Format = {
  read(head) {
    for (let at = 2; ;) {
      const segment = segmentAt(head, at);
      if (segment === 'cut') return 'more';
      if (segment === 'damaged') return 'image_damaged';
      const frame = frameOf(segment);
      if (frame) return frame;
      if (!hasTableOrNote(segment)) return 'image_damaged';
      at = segment.end;
    }
  },
  clean(bytes, head) {
    const kept: Uint8Array[] = [];
    let orientation = UPRIGHT;
    let jfif: Uint8Array = new Uint8Array();
    let frames = 0;
    let scans = 0;
    for (let at = 2; ;) {
      const segment = segmentAt(bytes, at);
      // A file that was cut off after its first scan is shown as far as it goes.
      if (segment === 'cut' && scans > 0) break;
      if (typeof segment === 'string') return null;
      const { marker, data, start, end } = segment;
      at = end;
      if (marker === EOI) break;
      if (marker === SOS) {
        at = endOfScan(bytes, end);
        scans += 1;
        if (frames !== 1 || scans > MOST_SCANS) return null;
        kept.push(bytes.subarray(start, at));
      } else if (FRAMES.has(marker)) {
        frames += 1;
        if (!isSame(frameOf(segment), head)) return null;
        kept.push(bytes.subarray(start, end));
      } else if (marker === APP1 && lettersAt(data, 0, EXIF.length) === EXIF) {
        if (orientation === UPRIGHT) orientation = readOrientation(data.subarray(EXIF.length));
      } else if (marker === APP0 && lettersAt(data, 0, JFIF.length) === JFIF) {
        // Without the small picture that it may hold.
        jfif = segmentOf(APP0, joined([data.subarray(0, 12), Uint8Array.of(0, 0)]));
      } else if (isKept(segment)) kept.push(bytes.subarray(start, end));
      else if (!hasTableOrNote(segment)) return null;
    }
    if (scans === 0) return null;
    const turn =
      orientation === UPRIGHT
        ? []
        : [segmentOf(APP1, joined([bytesOf(EXIF), orientationOnly(orientation)]))];
    const end = Uint8Array.of(MARK, EOI);
    const parts = [Uint8Array.of(MARK, SOI), jfif, ...turn, ...kept, end];
    return { bytes: joined(parts), ...turned(head, orientation) };
  },
};

/** Whether bytes begin as a JPEG does, as far as they have come. */
export function isJpeg(head: Uint8Array): boolean {
  return [MARK, SOI, MARK].every((byte, at) => at >= head.byteLength || head[at] === byte);
}

function isSame(frame: PictureHead | undefined, head: PictureHead): boolean {
  return frame?.width === head.width && frame.height === head.height;
}

/** The size that a frame's header says; undefined for any other segment, and for a frame of no size. */
function frameOf({ marker, data }: Segment): PictureHead | undefined {
  if (!FRAMES.has(marker) || data.byteLength < 6) return undefined;
  const view = viewOf(data);
  const [height, width] = [view.getUint16(1), view.getUint16(3)];
  return width === 0 || height === 0 ? undefined : { kind: 'jpeg', width, height };
}

/** Parts that may stand before the pixels; frames of other kinds, and whatever changes a size later, may not. */
function hasTableOrNote({ marker }: Segment): boolean {
  return TABLES.has(marker) || (marker >= APP0 && marker <= 0xef) || marker === 0xfe;
}

/** The colour profile, and the note by which colours of print and of Photoshop are read. */
function isKept({ marker, data }: Segment): boolean {
  if (TABLES.has(marker)) return true;
  if (marker === APP2) return lettersAt(data, 0, PROFILE.length) === PROFILE;
  return marker === APP14 && lettersAt(data, 0, 5) === 'Adobe' && data.byteLength === 12;
}

/** The segment at a place: `cut` where the bytes end within it. */
function segmentAt(bytes: Uint8Array, from: number): Segment | 'cut' | 'damaged' {
  let at = from;
  if (at >= bytes.byteLength) return 'cut';
  if (bytes[at] !== MARK) return 'damaged';
  // A marker may have any number of fill bytes before it.
  while (bytes[at + 1] === MARK) at += 1;
  const marker = bytes[at + 1];
  if (marker === undefined) return 'cut';
  if (marker === EOI) return { marker, data: bytes.subarray(0, 0), start: at, end: at + 2 };
  if (at + 4 > bytes.byteLength) return 'cut';
  const length = viewOf(bytes).getUint16(at + 2);
  if (length < 2) return 'damaged';
  const end = at + 2 + length;
  if (end > bytes.byteLength) return 'cut';
  return { marker, data: bytes.subarray(at + 4, end), start: at, end };
}

/** The place of the next marker after a scan's pixels; restarts and stuffed bytes belong to them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARK, from); at >= 0; at = bytes.indexOf(MARK, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return at;
    const isPixels = next === 0 || next === MARK || (next >= 0xd0 && next <= 0xd7);
    if (!isPixels) return at;
  }
  return bytes.byteLength;
}

function segmentOf(marker: number, data: Uint8Array): Uint8Array {
  const length = data.byteLength + 2;
  return joined([Uint8Array.of(MARK, marker, length >> 8, length & 0xff), data]);
}
