import { pngChunks } from '../../uploads/index.ts';

/** A colour as red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

const SIGNATURE_BYTES = 8;
/** Larger pictures are none of ours: this reads thumbnails. */
const MOST_PIXELS = 10_000;

/** How many numbers a pixel has, by the colour type: grey, red-green-blue, palette, and two with alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;

/**
 * The pixels of a small PNG with 8 bits a number that our own image service has made; transparent ones are
 * left out. None for any other PNG.
 */
export async function pixelsOf(png: Uint8Array<ArrayBuffer>): Promise<Rgb[]> {
  const parts = new Map<string, Uint8Array>();
  const packed: Uint8Array[] = [];
  for (const { name, data } of pngChunks(png, SIGNATURE_BYTES)) {
    if (name === 'IDAT') packed.push(data);
    else parts.set(name, data);
  }
  const header = parts.get('IHDR');
  if (header?.byteLength !== 13) return [];
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const type = header[9] ?? 0;
  const channels = CHANNELS[type];
  const isRead = header[8] === 8 && header[12] === 0 && width * height <= MOST_PIXELS;
  if (channels === undefined || !isRead) return [];
  const lines = unfiltered(await unpacked(packed), width * channels, channels);
  const colors: Rgb[] = [];
  for (let at = 0; at < width * height * channels; at += channels) {
    const color = colorAt(lines, at, type, parts.get('PLTE'));
    if (color) colors.push(color);
  }
  return colors;
}

function colorAt(
  lines: Uint8Array,
  at: number,
  type: number,
  palette: Uint8Array | undefined,
): Rgb | undefined {
  const value = (offset: number): number => lines[at + offset] ?? 0;
  if (type === PALETTE) {
    const place = value(0) * 3;
    return [palette?.[place] ?? 0, palette?.[place + 1] ?? 0, palette?.[place + 2] ?? 0];
  }
  const isGrey = type === 0 || type === 4;
  const alpha = type === 4 ? value(1) : type === 6 ? value(3) : 255;
  if (alpha < 128) return undefined;
  return isGrey ? [value(0), value(0), value(0)] : [value(0), value(1), value(2)];
}

async function unpacked(packed: readonly Uint8Array[]): Promise<Uint8Array> {
  const stream = new Blob(packed as Uint8Array<ArrayBuffer>[])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The lines of a picture without the filters of PNG (its specification, 9). */
function unfiltered(packed: Uint8Array, line: number, channels: number): Uint8Array {
  const height = Math.floor(packed.byteLength / (line + 1));
  const plain = new Uint8Array(height * line);
  for (let y = 0; y < height; y += 1) {
    const filter = packed[y * (line + 1)] ?? 0;
    for (let x = 0; x < line; x += 1) {
      const at = y * line + x;
      const left = x >= channels ? (plain[at - channels] ?? 0) : 0;
      const up = y > 0 ? (plain[at - line] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (plain[at - line - channels] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      plain[at] = (packed[y * (line + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return plain;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
