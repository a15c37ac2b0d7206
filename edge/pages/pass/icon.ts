import { crc32 } from 'node:zlib';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits of red, green and blue, without interlacing. */
const KIND = [8, 2, 0, 0, 0];

/** A square of one colour as a PNG (ISO/IEC 15948). @param side in pixels */
export async function squareIcon(
  side: number,
  colour: readonly [number, number, number],
): Promise<Uint8Array<ArrayBuffer>> {
  const row = [0, ...Array.from({ length: side }, () => colour).flat()];
  const rows = Uint8Array.from(Array.from({ length: side }, () => row).flat());
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  const head = new Uint8Array([...numberOf(side), ...numberOf(side), ...KIND]);
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', head),
    ...chunk('IDAT', new Uint8Array(await new Response(packed).arrayBuffer())),
    ...chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(name: string, data: Uint8Array): number[] {
  const named = Uint8Array.from([...new TextEncoder().encode(name), ...data]);
  return [...numberOf(data.length), ...named, ...numberOf(crc32(named))];
}

const numberOf = (value: number): number[] => [24, 16, 8, 0].map((by) => (value >>> by) & 0xff);
