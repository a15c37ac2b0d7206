/** Width and height of a picture in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads a WebP's size from its header (RIFF container, chunks VP8, VP8L and VP8X).
 * @throws when the bytes are no WebP
 */
export function webpSize(bytes: Uint8Array): Size {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunk = String.fromCharCode(...bytes.subarray(12, 16));
  if (chunk === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (chunk === 'VP8X') {
    const at = (offset: number) => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
    return { width: at(24) + 1, height: at(27) + 1 };
  }
  throw new Error(`no WebP: ${chunk}`);
}
