import { z } from 'zod';
import { contract } from './contract.ts';
import { limits } from './limits.ts';
import { ownPath, secondFactorCode } from './people.ts';
import { sampleIds } from './samples.ts';
import { signInAnswer } from './sign-in.ts';

/**
 * Passkeys: the credential that a browser makes, the data that an account keeps of it, and signing
 * in by it.
 */

export const passkeyId = z.string().regex(/^pk_[a-z0-9]{26}$/);
export const passkeyName = z.string().trim().min(1).max(60);

/** Bytes as authenticators and browsers write them: base64url without padding. */
function bytes(most: number) {
  return z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);
}

const credentialId = bytes(1_400);
const sampleCredential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const;

/** A passkey as its person sees it. */
export const passkeyView = z
  .object({
    id: passkeyId,
    name: z.string(),
    /** The host that it signs in to. */
    host: z.string(),
    created_at: z.string(),
    used_at: z.string().nullable(),
  })
  .meta({ id: 'Passkey' });
export type PasskeyView = z.infer<typeof passkeyView>;

/** `PublicKeyCredentialCreationOptionsJSON` (WebAuthn 3, 5.1.10). */
const creationOptions = z
  .looseObject({ challenge: z.string() })
  .meta({ id: 'PasskeyCreationOptions' });
/** `PublicKeyCredentialRequestOptionsJSON`. */
const requestOptions = z
  .looseObject({ challenge: z.string() })
  .meta({ id: 'PasskeyRequestOptions' });

export const newPasskeyOptions = contract({
  id: 'auth.passkey-options',
  service: 'auth',
  method: 'post',
  path: '/passkeys/options',
  access: 'account',
  recentProof: true,
  summary: {
    en:
      'What a browser needs to make a passkey for this host, by a code of the authenticator app ' +
      'where one guards the account',
    es:
      'Lo que el navegador necesita para crear una llave de acceso a esta tienda, con un código de ' +
      'la aplicación de autenticación si la cuenta tiene una',
  },
  body: z.object({ otp: secondFactorCode.optional() }),
  sample: { body: {} },
  limits: [limits.codeOfAccount],
  answer: creationOptions,
  idempotency: 'none',
  errors: ['invalid_code', 'second_factor_required'],
});

/** The fields of `RegistrationResponseJSON` that the edge reads; it ignores the others. */
export const newCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
});

/** `AuthenticationResponseJSON`. */
export const usedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: bytes(200).nullish(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
});

export const addPasskey = contract({
  id: 'auth.passkey-add',
  service: 'auth',
  method: 'post',
  path: '/passkeys',
  access: 'account',
  recentProof: true,
  summary: {
    en: 'Adds the passkey that a browser has made',
    es: 'Agrega la llave de acceso que creó el navegador',
  },
  body: z.object({ name: passkeyName, credential: newCredential }),
  sample: {
    body: {
      name: 'Laptop',
      credential: {
        ...sampleCredential,
        response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
      },
    },
  },
  answer: passkeyView,
  status: 201,
  idempotency: 'none',
  errors: ['passkey_refused', 'passkey_exists', 'too_many_passkeys'],
});

export const renamePasskey = contract({
  id: 'auth.passkey-rename',
  service: 'auth',
  method: 'put',
  path: '/passkeys/{id}',
  access: 'account',
  summary: {
    en: 'Gives an own passkey another name',
    es: 'Cambia el nombre de una llave de acceso propia',
  },
  params: z.object({ id: passkeyId }),
  body: z.object({ name: passkeyName }),
  sample: { params: { id: sampleIds.passkey }, body: { name: 'Teléfono' } },
  answer: z.object({}),
  errors: ['not_found'],
});

export const removePasskey = contract({
  id: 'auth.passkey-remove',
  service: 'auth',
  method: 'post',
  path: '/passkeys/{id}/remove',
  access: 'account',
  recentProof: true,
  summary: {
    en: 'Removes an own passkey, by a code of the authenticator app where one guards the account',
    es: 'Quita una llave de acceso propia, con un código de la aplicación de autenticación si la cuenta tiene una',
  },
  params: z.object({ id: passkeyId }),
  body: z.object({ otp: secondFactorCode.optional() }),
  sample: { params: { id: sampleIds.passkey }, body: {} },
  limits: [limits.codeOfAccount],
  answer: z.object({}),
  idempotency: 'none',
  errors: ['not_found', 'invalid_code', 'second_factor_required'],
});

export const passkeySignInOptions = contract({
  id: 'oauth.passkey-options',
  service: 'oauth',
  method: 'post',
  path: '/passkey/options',
  access: 'public',
  summary: {
    en: 'What a browser needs to sign in by a passkey of this host; nothing is kept of it',
    es: 'Lo que el navegador necesita para entrar con una llave de acceso; no se guarda nada',
  },
  answer: requestOptions,
  idempotency: 'none',
});

const [signedIn] = signInAnswer.options;

export const passkeySignIn = contract({
  id: 'oauth.passkey',
  service: 'oauth',
  method: 'post',
  path: '/passkey',
  access: 'public',
  summary: {
    en: 'Signs in by a passkey, which is both factors',
    es: 'Inicia sesión con una llave de acceso, que vale por los dos pasos',
  },
  body: z.object({ credential: usedCredential, redirect_uri: ownPath.optional() }),
  sample: {
    body: {
      credential: {
        ...sampleCredential,
        response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
      redirect_uri: '/',
    },
  },
  answer: signedIn,
  idempotency: 'none',
  errors: ['passkey_refused'],
});
