/** Pictures made byte by byte, for tests: their headers are whole, their pixels are none. */
import { orientationOnly } from './orientation.ts';
import { bytesOf, joined, viewOf } from './picture.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export function number32(value: number, isLittle = false): Bytes {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, isLittle);
  return bytes;
}

/** EXIF data with an orientation, and a place that must not be kept. */
export function exifOf(orientation: number): Bytes {
  return joined([orientationOnly(orientation), bytesOf('GPS 19.4326 -99.1332')]);
}

/** A part of a PNG; its checksum is none, since it is never checked here. */
export function pngChunk(name: string, data: Bytes = new Uint8Array()): Bytes {
  return joined([number32(data.byteLength), bytesOf(name), data, number32(0)]);
}

export function pngOf(width: number, height: number, ...chunks: readonly Bytes[]): Bytes {
  const header = joined([number32(width), number32(height), Uint8Array.of(8, 2, 0, 0, 0)]);
  const pixels = chunks.length > 0 ? chunks : [pngChunk('IDAT', bytesOf('pixels'))];
  const parts = [pngChunk('IHDR', header), ...pixels, pngChunk('IEND')];
  return joined([bytesOf('\x89PNG\r\n\x1a\n'), ...parts]);
}

export function jpegSegment(marker: number, data: Bytes): Bytes {
  const length = data.byteLength + 2;
  return joined([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), data]);
}

export function jpegFrame(width: number, height: number, marker = 0xc0): Bytes {
  const sizes = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  return jpegSegment(marker, Uint8Array.of(8, ...sizes, 1, 1, 0x11, 0));
}

export const jpegScan = joined([
  jpegSegment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
  // Stuffed bytes and a restart belong to the pixels.
  Uint8Array.of(0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56),
]);

/** A JPEG of these parts; they stand between its beginning and its end. */
export function jpegOf(...parts: readonly Bytes[]): Bytes {
  return joined([Uint8Array.of(0xff, 0xd8), ...parts, Uint8Array.of(0xff, 0xd9)]);
}

export function webpChunk(name: string, data: Bytes): Bytes {
  const padding = new Uint8Array(data.byteLength & 1);
  return joined([bytesOf(name), number32(data.byteLength, true), data, padding]);
}

/** The frame of a lossless picture. */
export function webpFrame(width: number, height: number): Bytes {
  const size = number32((width - 1) | ((height - 1) << 14), true);
  return webpChunk('VP8L', joined([Uint8Array.of(0x2f), size, bytesOf('pixels')]));
}

/** The header of a picture with more than a frame. */
export function webpCanvas(width: number, height: number, flags = 0): Bytes {
  const sizes = [width - 1, height - 1].flatMap((one) => [...number32(one, true).subarray(0, 3)]);
  return webpChunk('VP8X', Uint8Array.of(flags, 0, 0, 0, ...sizes));
}

export function webpOf(...chunks: readonly Bytes[]): Bytes {
  const body = joined([bytesOf('WEBP'), ...chunks]);
  return joined([bytesOf('RIFF'), number32(body.byteLength, true), body]);
}

export function svgOf(inner: string, attributes = 'width="60" height="40"'): Bytes {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
  return new TextEncoder().encode(text);
}
