import { decodeQR } from 'qr/decode.js';

/**
 * Reads the QR code in a picture; undefined where there is none. For browsers without a reader of
 * their own; loaded when the camera is switched on there.
 */
export function decode({ width, height, data }: ImageData): string | undefined {
  try {
    return decodeQR({ width, height, data });
  } catch {
    // It throws for every picture in which it finds no code.
    return undefined;
  }
}
