import { Secret, TOTP } from 'otpauth';
import type { AuthenticatorSetup } from '../../../shared/contracts/security.ts';
import { qrPictureOf } from '../../../shared/rules/qr-picture.ts';

/** Length of a time step, in seconds. */
export const PERIOD_S = 30;
/** Values that every authenticator app supports (the defaults of RFC 6238). */
const RULES = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;
const SECRET_BYTES = 20;
/** Steps by which a clock may be wrong, in either direction. */
const WINDOW = 1;

/** A new secret in base 32, as authenticator apps read it. */
export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The code that an app shows at a time, in milliseconds. */
export function appCodeAt(secret: string, now: number): string {
  return totp(secret).generate({ timestamp: now });
}

/**
 * The time step of a code, which may be one before or after the present.
 * @returns null for a code that is not of this secret
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/**
 * The set-up that a person gives to an authenticator app: an address, a text and a picture.
 * @param name the issuer that the app shows above the codes
 */
export function setupOf(secret: string, name: string, label: string): AuthenticatorSetup {
  // A colon would end the issuer within the address (the key URI format of authenticator apps).
  const issuer = name.replaceAll(':', ' ');
  const uri = new TOTP({ ...RULES, secret: Secret.fromBase32(secret), issuer, label }).toString();
  return { secret, uri, qr: qrPictureOf(uri) };
}

function totp(secret: string): TOTP {
  return new TOTP({ ...RULES, secret: Secret.fromBase32(secret) });
}
