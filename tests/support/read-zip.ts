/** Reads an archive by its directory, as programs do: names and bytes, every check sum proven. */
import { crc32, inflateRawSync } from 'node:zlib';

/** @throws for an archive whose parts do not fit one another */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  if (view.getUint32(end, true) !== 0x0605_4b50) throw new Error('no end of a directory');
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== 0x0201_4b50) throw new Error('no entry of a directory');
    const sum = view.getUint32(at + 16, true);
    const isPacked = view.getUint16(at + 10, true) === 8;
    const kept = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const length = view.getUint16(at + 28, true);
    const place = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length));
    if (view.getUint32(place, true) !== 0x0403_4b50) throw new Error(`${name} is not at its place`);
    const from = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
    const stored = bytes.subarray(from, from + kept);
    const file = isPacked ? new Uint8Array(inflateRawSync(stored)) : stored;
    if (file.length !== size || crc32(file) !== sum || files.has(name))
      throw new Error(`${name} is broken`);
    files.set(name, file);
    at += 46 + length;
  }
  if (at !== end) throw new Error('the directory has another length');
  return files;
}
