import { z } from 'zod';
import { LOCALES } from '../kernel/locale.ts';
import { PIN_LENGTH } from '../kernel/constants/limits.ts';
import { grants } from '../rules/permissions.ts';

/** Field schemas that the calls about people share. */

/**
 * The code of a registration or a reset that waits for its proof. It cannot be guessed, and is
 * useless without the proof.
 */
export const proofCode = z.string().regex(/^pf_[a-z0-9]{26}$/);
export const accountId = z.string().regex(/^ac_[a-z0-9-]{1,60}$/);
export const sessionId = z.string().regex(/^se_[a-z0-9]{26}$/);

export const contactTypes = ['phone', 'email'] as const;
export const contactType = z.enum(contactTypes);
export type ContactType = z.infer<typeof contactType>;

export const fullName = z.string().trim().min(2).max(120);
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** A phone number as typed: the edge knows which numbers a country has. */
export const phone = z.string().trim().min(7).max(20);
/** ISO 3166-1 alpha-2. */
export const country = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{2}$/)
  .toUpperCase();
/** A username: it has a letter and no `@`, so that it cannot be taken for a contact. */
export const username = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^(?=.*[A-Za-z])[A-Za-z0-9_.-]{3,60}$/));
/** A phone, an e-mail or a username, as a visitor types it to sign in. */
export const identifier = z.string().trim().min(3).max(254);
/** Eight characters or more (OWASP), with room for a sentence. */
export const newPassword = z.string().min(8).max(128);
export const password = z.string().min(1).max(128);
/** A code of an authenticator app, or a recovery code with or without its dash. */
export const secondFactorCode = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(?:\d{6}|[0-9a-z]{10})$/));
export const pin = z.string().regex(new RegExp(`^\\d{${PIN_LENGTH}}$`));

/**
 * A path of the same host to go on to. It has no white space: browsers take that out of an address,
 * and the result could be an address of another host.
 */
export const ownPath = z
  .string()
  .max(2_000)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

/**
 * The path that an authorization goes on to, and the store that it is for; `client_id` is the
 * store's id.
 */
export const authorizationFields = {
  redirect_uri: ownPath.optional(),
  client_id: z.string().max(100).optional(),
  scope: z.string().max(100).optional(),
};

/** Attribution as forms send it: texts from the address, as little to be trusted as the address. */
export const attributionFields = {
  referral: z.string().max(100).optional(),
  campaign: z.string().max(100).optional(),
  click_id: z.string().max(200).optional(),
};

export const locale = z.enum(LOCALES);
/** The region whose Spanish an account has chosen. */
export const region = z.enum(['AR']).nullable();

/** The signed-in person, as their own browser sees them. */
export const person = z
  .object({
    id: accountId,
    username: z.string(),
    full_name: z.string(),
    photo: z.string().nullable(),
    /** Their role in this store. */
    role: z.enum([
      'owner',
      'admin',
      'accountant',
      'dispatcher',
      'qrreader',
      'marketing',
      'customer',
      'anonymous',
    ]),
    /** The APIs of this store that they may call. */
    keychain: z.array(z.enum(grants)),
    mode: z.enum(['franchise', 'affinity', 'affiliate']),
    user_level: z.enum(['zero', 'one', 'two', 'three', 'unknown']),
    /** Slug of a store of their own. */
    own_store: z.string().nullable(),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof person>;
