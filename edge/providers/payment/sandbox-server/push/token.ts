import { Buffer } from 'node:buffer';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Whether an `Authorization` header is a sender's own for this push service (RFC 8292, 2).
 * @param now milliseconds
 */
export async function isSender(header: string, origin: string, now: number): Promise<boolean> {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  if (key === '') return false;
  const point = await crypto.subtle
    .importKey('raw', Buffer.from(key, 'base64url'), CURVE, false, ['verify'])
    .catch(() => null);
  const isSigned =
    point !== null &&
    (await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      point,
      Buffer.from(signature, 'base64url'),
      new TextEncoder().encode(`${head}.${claims}`),
    ));
  if (!isSigned) return false;
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const { aud, exp, sub } = said;
  const seconds = Math.floor(now / 1000);
  return (
    aud === origin &&
    typeof exp === 'number' &&
    exp > seconds &&
    exp <= seconds + DAY_SECONDS &&
    typeof sub === 'string' &&
    /^(?:mailto:|https:)/.test(sub)
  );
}
