import { z } from 'zod';
import { contract } from './contract.ts';
import { limits } from './limits.ts';
import { ownPath, password, proofCode, secondFactorCode } from './people.ts';
import { passkeyView } from './passkeys.ts';
import { sampleIds, samplePassword } from './samples.ts';
import { signInAnswer } from './sign-in.ts';

/**
 * The authenticator app, the recovery codes, and the state of an account's protection as a whole.
 */

/** The second factors of an account. */
export const securityView = z
  .object({
    passkeys: z.array(passkeyView),
    /** When the authenticator app was set up; null where there is none. */
    authenticator_since: z.string().nullable(),
    /** Recovery codes that are not used yet. */
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

/** The secret of an authenticator app during its set-up; it is shown once. */
export const authenticatorSetup = z
  .object({
    /** Base 32, for typing. */
    secret: z.string(),
    /** `otpauth://totp/…`. */
    uri: z.string(),
    /** The URI as a QR code: an SVG path of dark modules on a square of `size` units. */
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
    en: 'Removes the app and its recovery codes, by a code of either',
    es: 'Quita la aplicación y sus códigos de recuperación, con un código de cualquiera de los dos',
  },
  body: z.object({ otp: secondFactorCode }),
  sample: { body: { otp: '123456' } },
  limits: [limits.codeOfAccount],
  answer: z.object({}),
  idempotency: 'none',
  errors: ['invalid_code', 'authenticator_missing'],
});

export const renewRecoveryCodes = contract({
  id: 'auth.recovery-codes',
  service: 'auth',
  method: 'post',
  path: '/recovery-codes',
  access: 'account',
  recentProof: true,
  summary: {
    en: 'Makes new recovery codes, by a code of the app or an old one; the old ones count no more',
    es: 'Da códigos de recuperación nuevos, con un código de la aplicación o uno de los de antes, que ya no sirven',
  },
  body: z.object({ otp: secondFactorCode }),
  sample: { body: { otp: '123456' } },
  limits: [limits.codeOfAccount],
  answer: recoveryCodes,
  idempotency: 'none',
  errors: ['invalid_code', 'authenticator_missing'],
});

const [signedIn] = signInAnswer.options;

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
