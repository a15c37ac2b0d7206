import { z } from 'zod';
import { PROFILE_MAX } from '../rules/profile-max.ts';
import { websiteUrl } from '../rules/website.ts';
import { proofView } from './registration.ts';
import { contract } from './contract.ts';
import { mashup, slug } from './fields.ts';
import {
  accountId,
  country,
  email,
  fullName,
  locale,
  password,
  phone,
  pin,
  proofCode,
  region,
  secondFactorCode,
  username,
} from './people.ts';
import { limits, sending } from './limits.ts';
import { sampleContact, sampleIds, sampleMine, samplePassword } from './samples.ts';

/**
 * The profile that a person writes of themself. In the paths `{me}` is the caller's own account id,
 * and `{mashup}` is that id and the store that the caller is in, by its id, its slug or its owner's
 * account. Another account, or another store, is `not_found`.
 */

/** The parameters of those paths: the caller, twice, and the store. */
export const mine = z.object({ mashup, me: accountId });

export const mainTypes = ['affinity', 'dssupplier', 'referral', 'business'] as const;
export type MainType = (typeof mainTypes)[number];

/** A picture on this platform; a picture on another site could track the people who see it. */
const ownPhoto = z
  .string()
  .max(220)
  .regex(/^\/media\/[a-z0-9][\w.-]*(?:\/[a-z0-9][\w.-]*)?$/);

const website = z
  .string()
  .trim()
  .max(PROFILE_MAX.website)
  .transform((text, context) => {
    const whole = websiteUrl(text);
    if (whole !== undefined) return whole;
    context.addIssue({ code: 'custom', message: 'not a web address' });
    return z.NEVER;
  });

/** A person's own profile, contacts included: only its person reads it. */
export const profile = z
  .object({
    id: accountId,
    username: z.string(),
    full_name: z.string(),
    email: z.string().nullable(),
    email_verified: z.boolean(),
    /** E.164. */
    phone: z.string().nullable(),
    phone_verified: z.boolean(),
    /** ISO 3166-1 alpha-2 of the phone. */
    phone_country: z.string().nullable(),
    description: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    website: z.string().nullable(),
    photo: z.string().nullable(),
    locale,
    /** Argentina's Spanish; null is that of the browser, or of the store. */
    region,
    /** Null follows the device, or else the store. */
    theme: z.enum(['light', 'dark']).nullable(),
    main_type: z.enum(mainTypes),
    /** The slug of the person's own store; null where they have none. */
    slug: slug.nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;

/** The fields of a profile that its person may write; others, such as a role, are ignored. */
export const profileFields = z.object({
  full_name: fullName.optional(),
  username: username.optional(),
  description: z.string().trim().max(PROFILE_MAX.description).nullable().optional(),
  city: z.string().trim().max(PROFILE_MAX.city).nullable().optional(),
  country: country.nullable().optional(),
  website: website.nullable().optional(),
  photo: ownPhoto.nullable().optional(),
  locale: locale.optional(),
  region: region.optional(),
  theme: z.enum(['light', 'dark']).nullable().optional(),
});
export type ProfileFields = z.infer<typeof profileFields>;

export const getProfile = contract({
  id: 'profile.get',
  service: 'profile',
  method: 'get',
  path: '/{mashup}/{me}',
  access: 'account',
  summary: { en: "The caller's own profile", es: 'El perfil de quien llama' },
  params: mine,
  sample: { params: sampleMine },
  answer: profile,
  errors: ['not_found'],
});

export const updateProfile = contract({
  id: 'profile.update',
  service: 'profile',
  method: 'put',
  path: '/{mashup}/{me}',
  access: 'account',
  summary: {
    en: "Writes fields of the caller's own profile; what is left out stays, null empties",
    es: 'Escribe campos del perfil de quien llama; lo que falta se queda, null lo vacía',
  },
  params: mine,
  body: profileFields,
  sample: {
    params: sampleMine,
    body: { city: 'Cholula', website: 'lucia.example', theme: 'dark' },
  },
  answer: profile,
  // A repeat changes nothing, and no answer with a person's data is stored for one.
  idempotency: 'none',
  errors: ['not_found', 'existing_user'],
});

const otp = secondFactorCode.optional();

/** A contact that the account asks to add or change to; a code where an app guards the account. */
export const newContact = z.discriminatedUnion('type', [
  z.object({ type: z.literal('email'), email, password, otp }),
  z.object({ type: z.literal('phone'), phone, country, password, otp }),
]);
export type NewContact = z.infer<typeof newContact>;

export const changeContact = contract({
  id: 'profile.contact',
  service: 'profile',
  method: 'post',
  path: '/{mashup}/{me}/contact',
  access: 'account',
  summary: {
    en:
      'Begins a change of e-mail or phone: sends a PIN to the new one; by a code of the authenticator ' +
      'app too where one guards the account',
    es:
      'Empieza un cambio de correo o teléfono: manda un PIN al nuevo; también con un código de la ' +
      'aplicación de autenticación si la cuenta tiene una',
  },
  params: mine,
  body: newContact,
  sample: {
    params: sampleMine,
    body: { type: 'email', email: sampleContact.email, password: samplePassword },
  },
  limits: [limits.passwordOfAccount, limits.codeOfAccount, ...sending, limits.contactOfAccount],
  answer: proofView,
  status: 201,
  idempotency: 'none',
  errors: [
    'not_found',
    'existing_user',
    'wrong_credentials',
    'invalid_code',
    'second_factor_required',
    'not_eligible',
    'pin_locked',
  ],
});

export const proveContact = contract({
  id: 'profile.contact-prove',
  service: 'profile',
  method: 'post',
  path: '/{mashup}/{me}/contact/pin',
  access: 'account',
  summary: {
    en: 'Ends a change of e-mail or phone by the PIN that the new one got',
    es: 'Termina el cambio de correo o teléfono con el PIN que llegó al nuevo',
  },
  params: mine,
  body: z.object({ code: proofCode, pin }),
  sample: { params: sampleMine, body: { code: sampleIds.proof, pin: '123456' } },
  limits: [limits.pinBySubject],
  answer: profile,
  idempotency: 'none',
  errors: ['not_found', 'invalid_pin', 'pin_locked', 'existing_user'],
});
