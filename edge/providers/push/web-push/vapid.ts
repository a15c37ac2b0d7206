import { Buffer } from 'node:buffer';

/** The platform's identity at push services (RFC 8292). */
export interface VapidKeys {
  /** A point of P-256, 65 bytes, base64url; browsers subscribe with it. */
  readonly publicKey: string;
  /** Its secret number, 32 bytes, base64url. */
  readonly privateKey: string;
  /** `mailto:` or `https:`: where a push service reaches the operator. */
  readonly subject: string;
}

/** A push service takes no token for longer than a day. */
const TOKEN_SECONDS = 12 * 60 * 60;

/**
 * The `Authorization` of a push: it says, signed, that the platform sends to this service.
 * @param now milliseconds
 */
export async function vapidHeader(
  endpoint: string,
  { publicKey, privateKey, subject }: VapidKeys,
  now: number,
): Promise<string> {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + TOKEN_SECONDS,
    sub: subject,
  };
  const signed = `${inJson({ typ: 'JWT', alg: 'ES256' })}.${inJson(claims)}`;
  const key = await crypto.subtle.importKey(
    'jwk',
    jwkOf({ publicKey, privateKey }),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  );
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    new TextEncoder().encode(signed),
  );
  const token = `${signed}.${Buffer.from(signature).toString('base64url')}`;
  return `vapid t=${token}, k=${publicKey}`;
}

function jwkOf({ publicKey, privateKey }: Omit<VapidKeys, 'subject'>): JsonWebKey {
  // The first byte says that both coordinates follow.
  const point = Buffer.from(publicKey, 'base64url').subarray(1);
  return {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(0, 32).toString('base64url'),
    y: point.subarray(32).toString('base64url'),
    d: privateKey,
  };
}

const inJson = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
