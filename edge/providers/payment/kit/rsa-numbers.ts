/** The arithmetic of RSA-OAEP (RFC 8017), for the hashes of a provider whose pair WebCrypto does not know. */

/** A whole number of big-endian bytes. */
export function numberOf(bytes: Uint8Array): bigint {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return BigInt(`0x${hex || '0'}`);
}

/** The big-endian bytes of a whole number. */
export function bytesOfNumber(value: bigint, size: number): Uint8Array<ArrayBuffer> {
  const hex = value.toString(16).padStart(size * 2, '0');
  return Uint8Array.from({ length: size }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );
}

/** base^exponent modulo a number, in a time that tells the exponent's bits: for a public one, or a test's. */
export function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * base) % modulus;
  }
  return result;
}

export function xor(bytes: Uint8Array, other: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => byte ^ (other[at] ?? 0));
}

/** MGF1 with SHA-1 (B.2.1). */
export async function mask(seed: Uint8Array, length: number): Promise<Uint8Array> {
  const found: number[] = [];
  for (let counter = 0; found.length < length; counter += 1) {
    const four = [24, 16, 8, 0].map((shift) => (counter >>> shift) & 0xff);
    const input = new Uint8Array([...seed, ...four]);
    found.push(...new Uint8Array(await crypto.subtle.digest('SHA-1', input)));
  }
  return new Uint8Array(found.slice(0, length));
}
