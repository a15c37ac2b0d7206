import { z } from 'zod';
import { PROFILE_MAX } from '../rules/profile-max.ts';
import { websiteUrl } from '../rules/website.ts';
import { proofView } from './auth.ts';
import { contract, listOf } from './contract.ts';
import { slug, storeId } from './fields.ts';
import { orderStates } from './orders.ts';
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
  username,
} from './people.ts';

/**
 * Profiles: what people say of themselves. In the paths `{me}` is the caller's own account id, and
 * `{mashup}` the spec's `{me}:{key}`: that id and, after a colon, the id of the store that is asked
 * (of `setup-apps` the app). Another account's id, or another store's, is `not_found`.
 */

const mashup = z.string().regex(/^[\w-]{1,64}:[\w-]{1,64}$/);
const mine = z.object({ mashup, me: accountId });

/** How many public profiles are answered at a time. */
export const PUBLIC_PROFILES_MAX = 50;

export const mainTypes = ['affinity', 'dssupplier', 'referral', 'business'] as const;
export type MainType = (typeof mainTypes)[number];

/** A picture of this platform's own; what other sites show could follow people around. */
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

/** A person's own profile, contacts included: for themself alone. */
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
    /** Null follows the device, or the store. */
    theme: z.enum(['light', 'dark']).nullable(),
    main_type: z.enum(mainTypes),
    /** Of a store of their own. */
    slug: slug.nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;

/** What a person may write of themself; all else, a role first of all, is not read. */
export const profileFields = z.object({
  full_name: fullName.optional(),
  username: username.optional(),
  description: z.string().trim().max(PROFILE_MAX.description).nullable().optional(),
  city: z.string().trim().max(PROFILE_MAX.city).nullable().optional(),
  country: country.nullable().optional(),
  website: website.nullable().optional(),
  photo: ownPhoto.nullable().optional(),
  locale: locale.optional(),
  theme: z.enum(['light', 'dark']).nullable().optional(),
});
export type ProfileFields = z.infer<typeof profileFields>;

export const getProfile = contract({
  id: 'profile.get',
  service: 'profile',
  method: 'get',
  path: '/{mashup}/{me}',
  access: 'account',
  summary: "The caller's own profile",
  params: mine,
  answer: profile,
  errors: ['not_found'],
});

export const updateProfile = contract({
  id: 'profile.update',
  service: 'profile',
  method: 'put',
  path: '/{mashup}/{me}',
  access: 'account',
  summary: "Writes fields of the caller's own profile; what is left out stays, null empties",
  params: mine,
  body: profileFields,
  answer: profile,
  // A repeat changes nothing, and no answer with a person's data is kept for one.
  idempotency: 'none',
  errors: ['not_found', 'existing_user'],
});

/** A contact that its person wants to have from now on. */
export const newContact = z.discriminatedUnion('type', [
  z.object({ type: z.literal('email'), email, password }),
  z.object({ type: z.literal('phone'), phone, country, password }),
]);
export type NewContact = z.infer<typeof newContact>;

export const changeContact = contract({
  id: 'profile.contact',
  service: 'profile',
  method: 'post',
  path: '/{mashup}/{me}/contact',
  access: 'account',
  summary: 'Begins a change of e-mail or phone: sends a PIN to the new one',
  params: mine,
  body: newContact,
  answer: proofView,
  status: 201,
  idempotency: 'none',
  errors: [
    'not_found',
    'existing_user',
    'wrong_credentials',
    'not_eligible',
    'pin_locked',
    'too_many_requests',
  ],
});

export const proveContact = contract({
  id: 'profile.contact-prove',
  service: 'profile',
  method: 'post',
  path: '/{mashup}/{me}/contact/pin',
  access: 'account',
  summary: 'Ends a change of e-mail or phone by the PIN that the new one got',
  params: mine,
  body: z.object({ code: proofCode, pin }),
  answer: profile,
  idempotency: 'none',
  errors: ['not_found', 'invalid_pin', 'pin_locked', 'too_many_requests', 'existing_user'],
});

const time = z.string();

/** An order of the account's own, in a few words. */
const ownOrder = z.object({
  number: z.string(),
  purchase: z.string(),
  placed_on: time,
  state: z.enum(orderStates),
  total: z.number().int(),
  currency: z.string(),
});
export type OwnOrder = z.infer<typeof ownOrder>;

/** All that is kept of an account, but for what proves who it is. */
export const accountExport = z
  .object({
    exported_at: time,
    account: profile.extend({
      heartbeat_at: time.nullable(),
      registered_at_store: storeId,
      referral: z.string().nullable(),
      campaign: z.string().nullable(),
      click_id: z.string().nullable(),
    }),
    sessions: z.array(
      z.object({
        host: z.string(),
        device: z.string(),
        method: z.string(),
        created_at: time,
        seen_at: time,
        expires_at: time,
      }),
    ),
    roles: z.array(z.object({ store: slug, role: z.string(), since: time.nullable() })),
    passkeys: z.array(z.object({ name: z.string(), host: z.string(), created_at: time })),
    second_factor: z.object({ authenticator: z.boolean(), recovery_codes_left: z.number().int() }),
    setup: z.array(z.object({ app: z.string(), show_tour: z.boolean().nullable() })),
    /** Those of this store that were placed with the account's own, proven e-mail. */
    orders: z.array(ownOrder),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccount = contract({
  id: 'profile.export',
  service: 'profile',
  method: 'get',
  path: '/{mashup}/{me}/export',
  access: 'account',
  summary: "All that is kept of the caller's account, for them to take away",
  params: mine,
  answer: accountExport,
  errors: ['not_found'],
});

export const eraseAccount = contract({
  id: 'profile.erase',
  service: 'profile',
  method: 'post',
  path: '/{mashup}/{me}/erase',
  access: 'account',
  summary: "Erases the caller's account for good; orders stay, as the law wants",
  params: mine,
  body: z.object({ password }),
  answer: z.object({}),
  idempotency: 'none',
  errors: ['not_found', 'wrong_credentials', 'owner_of_store', 'too_many_requests'],
});

/** What anybody may know of a person or a store: never a contact. */
export const publicProfile = z
  .object({
    id: z.union([accountId, storeId]),
    name: z.string(),
    images: z.array(z.string()),
    main_type: z.enum(mainTypes),
    slug: slug.nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'PublicProfile' });
export type PublicProfile = z.infer<typeof publicProfile>;

const profileId = z.union([accountId, storeId]);

const anyId = '(?:ac_[a-z0-9_-]{1,60}|st_[a-z0-9-]{1,60})';
/** Ids with commas between. */
const profileIds = new RegExp(`^${anyId}(?:,${anyId}){0,${PUBLIC_PROFILES_MAX - 1}}$`);

export const listPublicProfiles = contract({
  id: 'profile-public.list',
  service: 'profile-public',
  method: 'get',
  path: '/{ids}',
  access: 'public',
  summary: "Public profiles of people and of this network's stores, by ids with commas between",
  params: z.object({
    ids: z.string().regex(profileIds),
  }),
  query: z.object({
    limit: z.coerce.number().int().min(1).max(PUBLIC_PROFILES_MAX).default(PUBLIC_PROFILES_MAX),
  }),
  answer: listOf(publicProfile),
});

export const getPublicProfile = contract({
  id: 'profile-public.get',
  service: 'profile-public',
  method: 'get',
  path: '/{mashup}/{id}',
  access: 'public',
  summary: 'One public profile; `{mashup}` is its id and the id of the store that is asked',
  params: z.object({ mashup, id: profileId }),
  answer: publicProfile,
  errors: ['not_found'],
});

const presence = z.object({
  id: accountId,
  /** ISO 8601; null before the first. */
  heartbeat: z.string().nullable(),
  is_online: z.boolean(),
});

export const getHeartbeat = contract({
  id: 'profile-admin.date',
  service: 'profile-admin',
  method: 'get',
  path: '/{mashup}/date',
  access: 'account',
  summary: "The caller's last heartbeat",
  params: z.object({ mashup }),
  answer: presence,
  errors: ['not_found'],
});

export const beat = contract({
  id: 'profile-admin.beat',
  service: 'profile-admin',
  method: 'patch',
  path: '/{mashup}/date/{me}',
  access: 'account',
  summary: 'Says that the caller is there; to be called every five minutes',
  params: mine,
  answer: presence,
  idempotency: 'none',
  errors: ['not_found'],
});

/** The apps that a tour may be set up for: the spec's origin apps. */
export const setupApps = [
  'store',
  'invoicing',
  'pos',
  'accounting',
  'products',
  'payroll',
  'sms',
  'gallery',
  'crm',
  'coupons',
  'business',
  'blog',
  'appointment',
  'wall',
  'inbox',
  'payments',
  'wallet',
  'brief',
  'helpdesk',
  'memberships',
  'membershipsoffer',
  'referral',
  'affinity-group',
  'system',
] as const;

const setup = z
  .object({
    app: z.enum(setupApps),
    /** Null as long as nobody has said whether the tour is to be shown. */
    show_tour: z.boolean().nullable(),
  })
  .meta({ id: 'SetupApp' });
export type SetupApp = z.infer<typeof setup>;

/** `{me}:{app}`. */
const setupParams = z.object({
  mashup: z.string().regex(/^[\w-]{1,64}:[a-z-]{1,30}$/),
  me: accountId,
});

export const getSetup = contract({
  id: 'setup-apps.get',
  service: 'setup-apps',
  method: 'get',
  path: '/{mashup}/{me}',
  access: 'account',
  summary: "Whether the caller wants an app's tour; `{mashup}` is their id and the app",
  params: setupParams,
  answer: setup,
  errors: ['not_found'],
});

export const changeSetup = contract({
  id: 'setup-apps.change',
  service: 'setup-apps',
  method: 'patch',
  path: '/{mashup}/{me}',
  access: 'account',
  summary: "Says whether the caller wants an app's tour",
  params: setupParams,
  body: z.object({ show_tour: z.boolean().nullable() }),
  answer: setup,
  idempotency: 'none',
  errors: ['not_found'],
});
