import { z } from 'zod';
import { signInAnswer } from './sign-in.ts';
import { contract } from './contract.ts';
import { ownPath, password, proofCode } from './people.ts';
import { limits } from './limits.ts';
import { sampleIds, samplePassword } from './samples.ts';

/** Passkeys, the authenticator app and recovery codes: what proves a person besides a password. */

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

/** What guards an account. */
export const securityView = z
  .object({
    passkeys: z.array(passkeyView),
    /** When the authenticator app was set up; null where there is none. */
    authenticator_since: z.string().nullable(),
    /** Recovery codes that were not used. */
    recovery_codes_left: z.number().int().min(0),
  })
  .meta({ id: 'Security' });
export type SecurityView = z.infer<typeof securityView>;

export const getSecurity = contract({
  id: 'auth.security',
  service: 'auth',
  method: 'get',
  path: '/security',
  access: 'account',
  summary: {
    en: 'Own passkeys, authenticator app and recovery codes',
    es: 'Las llaves de acceso, la aplicación de autenticación y los códigos de quien llama',
  },
  answer: securityView,
});

export const proveSelf = contract({
  id: 'auth.prove',
  service: 'auth',
  method: 'post',
  path: '/prove',
  access: 'account',
  summary: {
    en:
      'Proves by password that whoever is signed in is there: for ten minutes this session may change ' +
      'what guards the account, as after signing in',
    es: 'Confirma con la contraseña que quien tiene la sesión está ahí; por diez minutos puede cambiar lo que protege su cuenta',
  },
  body: z.object({ password }),
  sample: { body: { password: samplePassword } },
  limits: [limits.passwordOfAccount],
  answer: z.object({}),
  idempotency: 'none',
  errors: ['wrong_credentials'],
});

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
    en: 'What a browser needs to make a passkey for this host',
    es: 'Lo que el navegador necesita para crear una llave de acceso a esta tienda',
  },
  answer: creationOptions,
  idempotency: 'none',
});

/** `RegistrationResponseJSON`; what is not named here is not read. */
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
  method: 'delete',
  path: '/passkeys/{id}',
  access: 'account',
  recentProof: true,
  summary: {
    en: 'Removes an own passkey: it signs in no more',
    es: 'Quita una llave de acceso propia: ya no abre la cuenta',
  },
  params: z.object({ id: passkeyId }),
  sample: { params: { id: sampleIds.passkey } },
  answer: z.object({}),
  errors: ['not_found'],
});

/** An app that is being set up; shown once. */
export const authenticatorSetup = z
  .object({
    /** Base 32, for typing. */
    secret: z.string(),
    /** `otpauth://totp/…`. */
    uri: z.string(),
    /** The same as a QR code: an SVG path of dark modules on a square of `size` units. */
    qr: z.object({ size: z.number().int(), path: z.string() }),
  })
  .meta({ id: 'AuthenticatorSetup' });
export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>;

const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });

export const beginAuthenticator = contract({
  id: 'auth.authenticator-begin',
  service: 'auth',
  method: 'post',
  path: '/authenticator',
  access: 'account',
  recentProof: true,
  summary: {
    en: 'Begins setting up an authenticator app; it guards nothing until it is confirmed',
    es: 'Empieza a poner una aplicación de autenticación; no protege nada hasta que se confirma',
  },
  answer: authenticatorSetup,
  status: 201,
  idempotency: 'none',
  errors: ['authenticator_active'],
});

/** A code of the app. */
const appCode = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

export const confirmAuthenticator = contract({
  id: 'auth.authenticator-confirm',
  service: 'auth',
  method: 'post',
  path: '/authenticator/confirm',
  access: 'account',
  recentProof: true,
  summary: {
    en: 'Confirms the app by a code of it; answers the recovery codes, once',
    es: 'Confirma la aplicación con un código suyo; da los códigos de recuperación, una sola vez',
  },
  body: z.object({ otp: appCode }),
  sample: { body: { otp: '123456' } },
  answer: recoveryCodes,
  idempotency: 'none',
  errors: ['invalid_code', 'authenticator_missing', 'authenticator_active'],
});

export const removeAuthenticator = contract({
  id: 'auth.authenticator-remove',
  service: 'auth',
  method: 'post',
  path: '/authenticator/remove',
  access: 'account',
  recentProof: true,
  summary: {
    en: 'Removes the app and its recovery codes',
    es: 'Quita la aplicación y sus códigos de recuperación',
  },
  answer: z.object({}),
  idempotency: 'none',
  errors: ['authenticator_missing'],
});

export const renewRecoveryCodes = contract({
  id: 'auth.recovery-codes',
  service: 'auth',
  method: 'post',
  path: '/recovery-codes',
  access: 'account',
  recentProof: true,
  summary: {
    en: 'Makes new recovery codes; the old ones count no more',
    es: 'Da códigos de recuperación nuevos; los de antes ya no sirven',
  },
  answer: recoveryCodes,
  idempotency: 'none',
  errors: ['authenticator_missing'],
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

/** A code of the app, or a recovery code with or without its dash. */
export const secondFactorCode = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(?:\d{6}|[0-9a-z]{10})$/));

export const secondFactor = contract({
  id: 'oauth.second-factor',
  service: 'oauth',
  method: 'post',
  path: '/second-factor',
  access: 'public',
  summary: {
    en: 'Finishes a sign-in by a code of the authenticator app, or a recovery code',
    es: 'Termina de iniciar sesión con un código de la aplicación o uno de recuperación',
  },
  body: z.object({ code: proofCode, otp: secondFactorCode, redirect_uri: ownPath.optional() }),
  sample: { body: { code: sampleIds.proof, otp: '123456' } },
  limits: [limits.codeOfAccount],
  answer: signedIn,
  idempotency: 'none',
  errors: ['invalid_code', 'sign_in_expired'],
});
