import { z } from 'zod';
import { contract } from './contract.ts';
import { slug, storeId } from './fields.ts';
import { ownOrder } from './orders.ts';
import { address } from './place-order.ts';
import { password, secondFactorCode } from './people.ts';
import { mine, profile } from './profiles.ts';
import { limits } from './limits.ts';
import { sampleMine, samplePassword } from './samples.ts';

/** The data of an account that its person may download, or have erased. */

const time = z.string();

/** A picture of a conversation; its person fetches it at that address while signed in there. */
const pictures = z.array(z.object({ url: z.string() }));

/** All data that is kept of an account, except the proofs of identity (such as its password). */
export const accountExport = z
  .object({
    exported_at: time,
    account: profile.extend({
      heartbeat_at: time.nullable(),
      registered_at_store: storeId,
      registered_at_microsite: storeId.nullable(),
      registered_by_domain: z.string().nullable(),
      /** The affinity store that the person asked to join at registration. */
      asked_to_join: storeId.nullable(),
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
    /** Its cards in the vaults of payment providers, of all networks. */
    saved_cards: z.array(
      z.object({
        brand: z.string(),
        last4: z.string(),
        exp_month: z.number().int(),
        exp_year: z.number().int(),
        saved_on: time,
      }),
    ),
    /** The account's book of addresses. */
    addresses: z.array(address),
    /** The accounts and stores that it follows, each with the root store of its network. */
    follows: z.array(z.object({ id: z.string(), network: storeId, since: time })),
    /** What it was told of stores, the oldest first; alerts end after 90 days. */
    alerts: z.array(
      z.object({
        store: z.string(),
        /** By language. */
        text: z.record(z.string(), z.string()),
        created_at: time,
        visited_at: time.nullable(),
      }),
    ),
    /** How it is told of what happens; an app that is not named: by mail and on its devices. */
    alert_preferences: z.array(z.object({ app: z.string(), mail: z.boolean(), push: z.boolean() })),
    quiet_hours: z.object({ from: z.string(), to: z.string(), zone: z.string() }).nullable(),
    /** Whether its presence is told to nobody. */
    hides_presence: z.boolean(),
    hides_reading: z.boolean(),
    /** Mails that its quiet hours held back. */
    held_mails: z.array(z.object({ store: z.string(), subject: z.string(), created_at: time })),
    /** What became of the messages to it in the last 30 days. */
    deliveries: z.array(
      z.object({
        store: z.string(),
        way: z.string(),
        address: z.string(),
        state: z.string(),
        created_at: time,
      }),
    ),
    /** The devices that show its alerts. */
    alert_devices: z.array(z.object({ host: z.string(), created_at: time })),
    /** The networks whose resellers it helps, with what those see of it. */
    advises: z.array(
      z.object({
        root_id: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        whatsapp: z.string().nullable(),
        hours: z.unknown(),
        zone: z.string(),
        since: time,
      }),
    ),
    /** The networks in which it has an advisor. */
    advised: z.array(z.object({ network: z.string(), since: time })),
    /** The conversations that it reported, the oldest first; closed ones end after 90 days. */
    reports: z.array(z.object({ reason: z.string(), created_at: time })),
    /** How it rated conversations with stores, the oldest first. */
    ratings: z.array(z.object({ stars: z.number().int(), comment: z.string(), created_at: time })),
    /** What it wrote and was written, the oldest conversation first. */
    conversations: z.array(
      z.object({
        with: z.string(),
        messages: z.array(
          z.object({ is_own: z.boolean(), text: z.string(), created_at: time, pictures }),
        ),
        /** Pictures that it has attached and not sent. */
        pictures_not_sent: pictures,
      }),
    ),
    setup: z.array(z.object({ app: z.string(), show_tour: z.boolean().nullable() })),
    /**
     * Orders of this store, and of each store where the account has bought: placed while signed in,
     * or with a contact that the account has proven. The latest first.
     */
    orders: z.array(ownOrder.extend({ store: slug })),
    /**
     * Stores whose orders could not be read in full: the person asks again, or asks in that store.
     */
    stores_incomplete: z.array(slug),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccount = contract({
  id: 'profile.export',
  service: 'profile',
  method: 'get',
  path: '/{mashup}/{me}/export',
  access: 'account',
  summary: {
    en: "All that is kept of the caller's account, for them to take away",
    es: 'Todo lo que se guarda de la cuenta de quien llama, para que se lo lleve',
  },
  params: mine,
  sample: { params: sampleMine },
  answer: accountExport,
  errors: ['not_found'],
});

export const eraseAccount = contract({
  id: 'profile.erase',
  service: 'profile',
  method: 'post',
  path: '/{mashup}/{me}/erase',
  access: 'account',
  summary: {
    en:
      "Erases the caller's account for good, by a code of the authenticator app too where one guards " +
      'it; orders stay, as the law wants',
    es:
      'Borra para siempre la cuenta de quien llama, también con un código de la aplicación de ' +
      'autenticación si tiene una; los pedidos se quedan, como pide la ley',
  },
  params: mine,
  body: z.object({ password, otp: secondFactorCode.optional() }),
  sample: { params: sampleMine, body: { password: samplePassword } },
  limits: [limits.passwordOfAccount, limits.codeOfAccount],
  answer: z.object({}),
  idempotency: 'none',
  errors: [
    'not_found',
    'wrong_credentials',
    'invalid_code',
    'second_factor_required',
    'owner_of_store',
  ],
});
