import { z } from 'zod';
import { contract } from './contract.ts';
import { formCall } from './form-call.ts';
import { pageRead } from './page-read.ts';
import { slug } from './fields.ts';
import {
  attributionFields,
  authorizationFields,
  contactType,
  country,
  email,
  fullName,
  identifier,
  newPassword,
  ownPath,
  person,
  phone,
  pin,
  proofCode,
  username,
} from './people.ts';
import { limits, sending } from './limits.ts';
import { sampleContact, sampleIds, samplePassword } from './samples.ts';

/** Registrations and resets of a password, and the proofs that complete them. */

export const userExists = contract({
  id: 'auth.exists',
  service: 'auth',
  method: 'post',
  path: '/users/exist',
  access: 'public',
  summary: {
    en: 'Whether somebody signs in with this phone, e-mail or username',
    es: 'Si alguien ya usa este teléfono, correo o usuario',
  },
  body: z.object({ username: identifier, country: country.optional() }),
  sample: { body: { username: 'rosa', country: 'MX' } },
  limits: [limits.existsByAddress],
  answer: z.object({ exist: z.boolean() }),
  idempotency: 'none',
});

/** A domain name without a port, and without a dot at its end. */
const domainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+$/);

const packageCode = z.enum(['micro', 'small', 'unlimited']);

/** A registration; other fields, such as a role, are ignored. */
export const authorizeBody = z.object({
  ...authorizationFields,
  ...attributionFields,
  response_type: z.enum(['registration', 'sms_registration']).default('registration'),
  type: contactType.default('phone'),
  full_name: fullName.optional(),
  username: username.optional(),
  phone: phone.optional(),
  email: email.optional(),
  country: country.optional(),
  password: newPassword.optional(),
  terms: z.boolean().optional(),
  /** A registration by text message that this one completes. */
  code: proofCode.optional(),
  package_code: packageCode.optional(),
  landing_code: z.string().max(100).optional(),
  referral_id: z.string().max(100).optional(),
  pixel: z.string().max(100).optional(),
  /** The store of the registration, by id or slug: it has to be the one whose domain is called. */
  store: slug.optional(),
  /** The slug of a store of the network through whose site the person came. */
  microsite: slug.optional(),
  /**
   * The domain that the person came by, of the store or the microsite; by default the request's
   * own.
   */
  alias_domain: domainName.optional(),
  /**
   * The address of the page that the mail's link leads to, with `__KEY__` for the key: on one of
   * the store's own hosts. By default the host that is called.
   */
  activation_url: z.string().max(300).optional(),
  /** Asks to join the network's affinity store, where it has one. */
  auto_affinity: z.boolean().optional(),
});
export type Authorize = z.infer<typeof authorizeBody>;

/** A proof that waits for its PIN. */
export const proofView = z
  .object({
    code: proofCode,
    username: z.string(),
    can_skip_pin: z.boolean(),
    /** `pin_sent:` and the contact, hidden except for its end. */
    message: z.string(),
    type: contactType,
    /** End of the PIN's validity, ISO 8601; null where no PIN was sent. */
    expires_at: z.string().nullable(),
  })
  .meta({ id: 'Proof' });
export type ProofView = z.infer<typeof proofView>;

const contactErrors = [
  'existing_user',
  'email_client_failure',
  'email_server_failure',
  'not_eligible',
] as const;

export const authorize = contract({
  id: 'auth.authorize',
  service: 'auth',
  method: 'post',
  path: '/authorize',
  access: 'public',
  summary: {
    en: 'Begins a registration and sends its PIN',
    es: 'Empieza un registro y envía su PIN',
  },
  body: authorizeBody,
  sample: {
    body: {
      type: 'email',
      full_name: sampleContact.full_name,
      email: sampleContact.email,
      password: samplePassword,
      terms: true,
    },
  },
  limits: [limits.registerByAddress, ...sending],
  answer: proofView,
  status: 201,
  idempotency: 'none',
  errors: [...contactErrors, 'store_not_found'],
});

export const sendPin = contract({
  id: 'auth.pin',
  service: 'auth',
  method: 'post',
  path: '/pin',
  access: 'public',
  summary: {
    en: 'Sends a new PIN, to another contact where one is given',
    es: 'Envía otro PIN, a otro contacto si se indica',
  },
  body: z.object({
    code: proofCode,
    type: contactType.optional(),
    phone: phone.optional(),
    email: email.optional(),
    country: country.optional(),
  }),
  sample: { body: { code: sampleIds.proof } },
  limits: sending,
  answer: proofView,
  idempotency: 'none',
  errors: [...contactErrors, 'user_does_not_exist', 'user_already_active', 'pin_locked'],
});

/**
 * The next step of the page after an answer: the person is signed in now, and a notice may be
 * shown.
 */
export const activationAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('set-auth'), person, redirect_to: ownPath }),
  z.object({
    action: z.literal('notification'),
    level: z.enum(['success', 'error']),
    title: z.string(),
    message: z.string(),
  }),
  /**
   * The password changed, but the person still has to sign in: the account asks for its second
   * factor as well.
   */
  z.object({ action: z.literal('sign-in'), redirect_to: ownPath }),
  /** A plan was chosen: its page comes after `wait_ms`. */
  z.object({ action: z.literal('plan'), response_url: ownPath, wait_ms: z.number().int() }),
]);
export type ActivationAction = z.infer<typeof activationAction>;

export const activation = z
  .object({ actions: z.array(activationAction) })
  .meta({ id: 'Activation' });
export type Activation = z.infer<typeof activation>;

const activationErrors = [
  'invalid_pin',
  'pin_locked',
  'user_already_active',
  'user_already_exists',
  'user_does_not_exist',
  'existing_user',
] as const;

export const activatePin = contract({
  id: 'activate.pin',
  service: 'activate',
  method: 'post',
  path: '/pin',
  access: 'public',
  summary: {
    en: 'Proves a registration, or a reset with its new password, by PIN; signs in',
    es: 'Confirma un registro, o una contraseña nueva, con el PIN; inicia sesión',
  },
  body: z.object({
    code: proofCode,
    type: contactType.optional(),
    /** Left out where the registration itself may skip it. */
    pin: pin.optional(),
    /** Of a reset, and of an account that an order has begun, which has none yet. */
    password: newPassword.optional(),
  }),
  sample: { body: { code: sampleIds.proof, pin: '123456' } },
  limits: [limits.pinBySubject],
  answer: activation,
  idempotency: 'none',
  errors: activationErrors,
});

/** A registration by a form without script: it goes past the PIN by itself where none is needed. */
export const registerByForm = formCall({
  id: 'auth.register-form',
  service: 'auth',
  idempotency: 'none',
  body: authorizeBody,
  /** `activation` is null while the registration waits for its PIN. */
  answer: z.object({ proof: proofView, activation: activation.nullable() }),
});

export const activateLink = contract({
  id: 'activate.link',
  service: 'activate',
  method: 'post',
  path: '/link',
  access: 'public',
  summary: {
    en: 'Proves a registration, or a reset with its new password, by the link of a mail; signs in',
    es: 'Lo mismo con el enlace de un correo; inicia sesión',
  },
  body: z.object({ key: z.string().regex(/^[\w-]{43}$/), password: newPassword.optional() }),
  sample: { body: { key: sampleIds.linkKey } },
  answer: activation,
  idempotency: 'none',
  errors: ['invalid_link', 'existing_user', 'too_many_requests'],
});

export const resetPassword = contract({
  id: 'auth.reset',
  service: 'auth',
  method: 'post',
  path: '/password/reset',
  access: 'public',
  summary: {
    en: 'Sends a PIN for a new password; answers alike whether there is an account or not',
    es: 'Envía un PIN para cambiar la contraseña; responde igual haya o no una cuenta',
  },
  body: z.object({ username: identifier, country: country.optional() }),
  sample: { body: { username: 'rosa' } },
  limits: [limits.resetByAddress, ...sending],
  answer: proofView,
  status: 201,
  idempotency: 'none',
});

/** What the link of a mail proves; `new` is an account that has no password yet. Null when it has expired. */
export const readLink = pageRead({
  id: 'activate.link-asks',
  params: z.object({ key: z.string().regex(/^[\w-]{43}$/) }),
  answer: z.enum(['registration', 'new', 'reset']).nullable(),
});

/** The attribution of this visit, from the address, the cookies or the store. */
export const readVisitAttribution = pageRead({
  id: 'attribution.visit',
  answer: z.object({
    referral: z.string().optional(),
    campaign: z.string().optional(),
    click_id: z.string().optional(),
  }),
});
