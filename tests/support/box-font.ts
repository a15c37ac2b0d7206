/**
 * A font of boxes, made here: every letter is the same box, so that a page set in it breaks its
 * lines at the same places on every machine, whatever fonts are installed there.
 */

/** Units of an em. */
const EM = 1000;
const ASCENT = 800;
const DESCENT = 200;
/** Advance of a letter and of a space; the box leaves a little room on both sides. */
const LETTER = 520;
const SPACE = 270;

/** Characters with a box of their own: Latin and its typography. */
const RANGES = [
  [0x21, 0x24f],
  [0x2010, 0x20bf],
] as const;

class Bytes {
  private readonly bytes: number[] = [];

  u8(...values: number[]): this {
    for (const value of values) this.bytes.push(value & 0xff);
    return this;
  }
  u16(...values: number[]): this {
    for (const value of values) this.u8(value >> 8, value);
    return this;
  }
  u32(...values: number[]): this {
    for (const value of values) this.u16(value >>> 16, value);
    return this;
  }
  zeros(count: number): this {
    return this.u8(...Array.from({ length: count }, () => 0));
  }
  get done(): number[] {
    return this.bytes;
  }
}

const bytes = () => new Bytes();

/** One contour of four corners. */
function box(): number[] {
  const [left, right, top] = [40, LETTER - 40, 700];
  return bytes()
    .u16(1, left, 0, right, top, 3, 0)
    .u8(1, 1, 1, 1)
    .u16(left, 0, right - left, 0)
    .u16(0, top, 0, -top)
    .zeros(2).done;
}

/** Format 4: two ranges whose letters are all glyph 1, the spaces as glyph 2. */
function cmap(): number[] {
  const segments = [
    { start: 0x20, end: 0x20, glyph: 2 },
    ...RANGES.map(([start, end]) => ({ start, end, glyph: 1 })),
    { start: 0xffff, end: 0xffff, glyph: 0 },
  ];
  const count = segments.length;
  const glyphs: number[] = [];
  const offsets = segments.map(({ start, end, glyph }, index) => {
    const offset = 2 * (count - index + glyphs.length);
    for (let code = start; code <= end; code++) glyphs.push(code === 0xa0 ? 2 : glyph);
    return offset;
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const body = bytes()
    .u16(0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power))
    .u16(...segments.map(({ end }) => end), 0)
    .u16(...segments.map(({ start }) => start))
    .u16(...segments.map(() => 0))
    .u16(...offsets)
    .u16(...glyphs).done;
  return bytes()
    .u16(0, 1, 3, 1)
    .u32(12)
    .u16(4, body.length + 4)
    .u8(...body).done;
}

function tables(): [string, number[]][] {
  const glyph = box();
  const os2 = bytes()
    .u16(4, LETTER, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0)
    .zeros(10)
    .u32(1, 0, 0, 0)
    .u8(0x20, 0x20, 0x20, 0x20)
    .u16(0x40, 0x20, 0x20bf, ASCENT, -DESCENT, 0, ASCENT, DESCENT)
    .u32(1, 0)
    .u16(500, 700, 0, 0x20, 1).done;
  const head = bytes()
    .u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5)
    .u16(0x000b, EM)
    .zeros(16)
    .u16(0, 0, LETTER, 700, 0, 8, 2, 1, 0).done;
  const hhea = bytes()
    .u32(0x00010000)
    .u16(ASCENT, -DESCENT, 0, LETTER, 0, 0, LETTER, 1, 0, 0)
    .zeros(10)
    .u16(3).done;
  const maxp = bytes().u32(0x00010000).u16(3, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0).done;
  const hmtx = bytes().u16(LETTER, 40, LETTER, 40, SPACE, 0).done;
  const loca = bytes().u32(0, glyph.length, 2 * glyph.length, 2 * glyph.length).done;
  return [
    ['OS/2', os2],
    ['cmap', cmap()],
    ['glyf', [...glyph, ...glyph]],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maxp],
    ['name', bytes().u16(0, 0, 6).done],
    ['post', bytes().u32(0x00030000).zeros(28).done],
  ];
}

function checksum(table: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = table.slice(at, at + 4);
    sum = (sum + ((a << 24) | (b << 16) | (c << 8) | d)) >>> 0;
  }
  return sum;
}

/** The font as a TrueType file. */
export function boxFont(): Buffer {
  const all = tables();
  const directory = bytes().u32(0x00010000).u16(all.length, 128, 3, 32);
  const body = bytes();
  const start = 12 + 16 * all.length;
  for (const [tag, table] of all) {
    const at = start + body.done.length;
    directory.u8(...Buffer.from(tag)).u32(checksum(table), at, table.length);
    body.u8(...table).zeros(-table.length & 3);
  }
  return Buffer.from([...directory.done, ...body.done]);
}
