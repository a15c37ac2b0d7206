/** `wallet …`: the certificate that signs passes for Apple Wallet. */
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { passSignerOf, type PassFault } from '../../modules/tickets/index.ts';
import type { WalletCommand } from './arguments.ts';

/** What is wrong, and what to do, as an operator reads it; in both languages of the platform. */
const FAULTS: Readonly<Record<PassFault, { readonly es: string; readonly en: string }>> = {
  certificate_unreadable: {
    es: 'El certificado no se puede leer: debe ser PEM, con «BEGIN CERTIFICATE».',
    en: 'The certificate cannot be read: it has to be PEM, with “BEGIN CERTIFICATE”.',
  },
  key_unreadable: {
    es: 'La llave privada no se puede leer: debe ser RSA en PEM y sin contraseña.',
    en: 'The private key cannot be read: it has to be RSA as PEM, and without a password.',
  },
  key_not_its: {
    es: 'La llave privada no es la del certificado.',
    en: 'The private key is not the certificate’s.',
  },
  issuer_missing: {
    es: 'Falta el certificado intermedio de Apple (WWDR) que emitió este, o es otro.',
    en: 'Apple’s intermediate certificate (WWDR) that issued this one is missing, or is another.',
  },
  not_for_passes: {
    es: 'El certificado no es de pases: no nombra un tipo de pase (UID) ni un equipo (OU).',
    en: 'The certificate is not for passes: it names no pass type (UID) and no team (OU).',
  },
  not_yet_valid: {
    es: 'El certificado todavía no es válido.',
    en: 'The certificate is not valid yet.',
  },
  expired: {
    es: 'El certificado, o el de quien lo emitió, ya venció: pide otro a Apple.',
    en: 'The certificate, or its issuer’s, has expired: ask Apple for another.',
  },
};

/**
 * Checks a certificate for passes and prints what to set, or until when it signs.
 * @param held the environment's `WALLET_APPLE`
 * @returns the exit code: 1 where it signs no pass
 */
export async function runWallet(
  { file, json }: WalletCommand,
  held: string | undefined,
  now: number,
): Promise<0 | 1> {
  if (file === undefined && held === undefined) {
    return refuse({ es: 'WALLET_APPLE no está puesta.', en: 'WALLET_APPLE is not set.' }, json);
  }
  const pem = file === undefined ? (held ?? '') : withPlainKey(readFileSync(file, 'utf8'));
  const opened = await passSignerOf(pem, now);
  if (!opened.ok) return refuse(FAULTS[opened.error], json, opened.error);
  const { passType, team, endsAt } = opened.value;
  const ends = new Date(endsAt).toISOString();
  if (json) console.log(JSON.stringify({ pass_type: passType, team, ends_at: ends }));
  else if (file === undefined) console.log(`${passType} (${team}) signs passes until ${ends}`);
  else console.log(pem);
  return 0;
}

function refuse(said: { es: string; en: string }, json: boolean, fault = 'not_set'): 1 {
  if (json) console.log(JSON.stringify({ fault, ...said }));
  else console.error(`${said.es}\n${said.en}`);
  return 1;
}

/** The text with its private key as PKCS #8, however OpenSSL has written it; as it is where it cannot be read. */
function withPlainKey(pem: string): string {
  return pem.replace(/-----BEGIN RSA PRIVATE KEY-----[^-]+-----END RSA PRIVATE KEY-----/, (key) => {
    try {
      return createPrivateKey(key).export({ type: 'pkcs8', format: 'pem' }).trimEnd();
    } catch {
      return key;
    }
  });
}
