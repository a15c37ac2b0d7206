import { z } from 'zod';
import { contract, listOf } from './contract.ts';
import {
  authorizationFields,
  country,
  identifier,
  ownPath,
  password,
  person,
  proofCode,
  sessionId,
} from './people.ts';
import { limits } from './limits.ts';

/** Signing in by password, and the browsers that are signed in. */

/**
 * The result of a sign-in by password: complete, or waiting for the second factor with this code.
 */
export const signInAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed_in'), person, redirect_to: ownPath }),
  z.object({ state: z.literal('second_factor'), code: proofCode }),
]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

export const signIn = contract({
  id: 'oauth.authorization',
  service: 'oauth',
  method: 'post',
  path: '/authorization',
  access: 'public',
  summary: {
    en: 'Signs in by password; the session is a cookie, and no token stands in an answer',
    es: 'Inicia sesión con contraseña; la sesión es una cookie',
  },
  body: z.object({
    ...authorizationFields,
    allow: z.literal(true).default(true),
    response_type: z.literal('token').default('token'),
    username: identifier,
    password,
    country: country.optional(),
  }),
  sample: { body: { username: 'rosa', password: 'jacaranda-2026', redirect_uri: '/mis-compras' } },
  limits: [
    limits.signInAtAccountByAddress,
    limits.signInAtAccount,
    limits.signInByAddress,
    limits.signInByDevice,
  ],
  answer: signInAnswer,
  idempotency: 'none',
  errors: ['wrong_credentials'],
});

export const signOut = contract({
  id: 'auth.logout',
  service: 'auth',
  method: 'post',
  path: '/logout',
  access: 'public',
  summary: { en: "Ends this browser's session", es: 'Cierra la sesión de este navegador' },
  answer: z.object({}),
  idempotency: 'none',
});

export const getSession = contract({
  id: 'auth.session',
  service: 'auth',
  method: 'get',
  path: '/session',
  access: 'public',
  summary: {
    en: 'Who is signed in with this browser',
    es: 'Quién inició sesión en este navegador',
  },
  answer: z.object({
    person: z.union([person, z.null()]),
    /** The account's id; for a visitor without an account the platform's anonymous id. */
    user_id: z.string(),
  }),
});

/** A browser that is signed in. */
export const sessionView = z
  .object({
    id: sessionId,
    host: z.string(),
    device: z.string(),
    method: z.enum(['password', 'pin', 'link', 'passkey']),
    created_at: z.string(),
    seen_at: z.string(),
    /** True for the session of the request itself. */
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type SessionView = z.infer<typeof sessionView>;

export const listSessions = contract({
  id: 'auth.sessions',
  service: 'auth',
  method: 'get',
  path: '/sessions',
  access: 'account',
  summary: {
    en: 'The browsers that are signed in, the last used first',
    es: 'Los navegadores con sesión abierta, primero el último que se usó',
  },
  answer: listOf(sessionView),
});

export const endSession = contract({
  id: 'auth.session-end',
  service: 'auth',
  method: 'delete',
  path: '/sessions/{id}',
  access: 'account',
  summary: {
    en: 'Signs one of the own browsers out; `others` all but the one that asks',
    es: 'Cierra la sesión de un navegador propio; `others`, la de todos los demás',
  },
  params: z.object({ id: z.union([sessionId, z.literal('others')]) }),
  sample: { params: { id: 'others' } },
  answer: z.object({}),
});
