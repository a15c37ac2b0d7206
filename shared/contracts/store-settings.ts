import { z } from 'zod';
import { blogEntryId } from './blog.ts';
import { paymentType } from './checkout.ts';
import { contract } from './contract.ts';
import { storeDeliveryType } from './delivery.ts';
import { minor, ownedBy, slug } from './fields.ts';
import { version } from './header-edits.ts';
import { sampleIds, sampleStore } from './samples.ts';
import { liveChatOf } from '../rules/live-chat.ts';
import { TIME_ZONES } from '../rules/opening-hours.ts';
import { SETTINGS_MAX } from '../rules/settings-max.ts';
import { footerStyles, ownMenu, photoDisplays, weekHours, type SectionName } from './store.ts';

/** The settings of a store: what its owner says of it, how it looks, and how it delivers and is paid. */

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/);
/**
 * A line without control characters, which no page could show. The classes are written out, since
 * the API document takes an expression's flags into its pattern.
 */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // eslint-disable-next-line no-control-regex -- They are what the line must not have.
    .regex(/^[^\u0000-\u001F\u007F-\u009F]*$/);
const lineOrNone = (max: number) => line(max).nullable();
/** Text of several lines. */
const text = (max: number) => z.string().trim().max(max).nullable();
const handle = lineOrNone(SETTINGS_MAX.handle);
const address = lineOrNone(SETTINGS_MAX.address);
const callingCode = z
  .string()
  .regex(/^\d{1,3}$/)
  .nullable();
/** A picture's address: of the store's library, or the one that the store has already. */
const picture = z
  .string()
  .regex(/^\/media\/[\w./-]{1,200}$/)
  .nullable();
const countries = z.array(z.string().regex(/^[A-Z]{2}$/)).max(60);
const MINUTES_A_DAY = 1440;
const DAYS_MAX = 90;
const COST_MAX = 100_000_000;

const sections = z.object({
  products: z.boolean(),
  digital: z.boolean(),
  services: z.boolean(),
  experiences: z.boolean(),
  franchises: z.boolean(),
  retail: z.boolean(),
  blogs: z.boolean(),
  catalogues: z.boolean(),
} satisfies Record<SectionName, z.ZodBoolean>);

/** The fields that an owner sets. Texts that end in `_en` are null where the first ones are read. */
export const settingsFields = z.object({
  name: line(SETTINGS_MAX.name).min(1),
  photo: picture,
  photo_display: z.enum(photoDisplays),
  favicon: picture,
  hidden_store_name: z.boolean(),
  hidden_search_bar: z.boolean(),
  hidden_affinity_xheader: z.boolean(),

  color1: hex,
  color2: hex,
  bgcolor: hex.nullable(),
  columns: z.union([z.literal(1), z.literal(2)]),
  adornment_type: z.enum(['geom-circle']).nullable(),
  darkmode: z.boolean(),
  hidden_darkmode: z.boolean(),
  footer_style: z.enum(footerStyles),
  footer_bg: hex.nullable(),
  footer_fg: hex.nullable(),

  signup_form: z.enum(['complete', 'basic']),
  /** The sections that are left out stay as they are. */
  sections_info: sections.partial(),

  /** The links that the owner adds to the menu, as a whole; null for none. */
  menu_items: ownMenu.nullable(),

  seo_description: text(SETTINGS_MAX.seo),
  seo_description_en: text(SETTINGS_MAX.seo),
  about_text: text(SETTINGS_MAX.about),
  about_text_en: text(SETTINGS_MAX.about),

  /** The entry of the blog that the about page shows; without one, the about text. */
  about_entry_id: blogEntryId.nullable(),

  facebook: handle,
  instagram: handle,
  twitter: handle,
  youtube: handle,
  twitch: handle,
  kick: handle,
  /** A whole web address. */
  discord: address,

  contact_email: lineOrNone(254),
  contact_country_code: callingCode,
  contact_phone: lineOrNone(20),
  opening_hours: weekHours.nullable(),
  time_zone: z.enum(TIME_ZONES).nullable(),
  whatsapp_country_code: callingCode,
  whatsapp_phone: lineOrNone(20),
  users_support_url: address,
  franchise_support_url: address,
  affiliate_support_url: address,
  live_chat_license: z
    .string()
    .regex(/^(?:[a-z]{2,20}:)?[\w-]{1,64}$/)
    .refine((license) => liveChatOf(license) !== undefined)
    .nullable(),
  fb_pixel: z
    .string()
    .regex(/^\d{5,20}$/)
    .nullable(),

  /** Buyers are offered them in this order. */
  delivery_types: z.array(storeDeliveryType).max(storeDeliveryType.options.length),
  /** Minor units of the store's currency. */
  fixed_shipping_cost: minor.min(0).max(COST_MAX),
  fixed_shipping_days: z.number().int().min(0).max(DAYS_MAX),
  /** ISO 3166-1 alpha-2; none means the store's own. */
  delivery_countries: countries,
  /** Where buyers collect their goods. */
  collection_address: address,
  hold_minutes: z.number().int().min(1).max(MINUTES_A_DAY),
  /** Buyers are offered them in the order of the codes, as far as each has what it needs. */
  payment_types: z.array(paymentType).min(1).max(paymentType.options.length),
});
export type SettingsFields = z.infer<typeof settingsFields>;

export const storeSettings = settingsFields
  .extend({ sections_info: sections, version })
  .meta({ id: 'StoreSettings' });
export type StoreSettings = z.infer<typeof storeSettings>;

export const getSettings = contract({
  id: 'store.settings',
  service: 'store',
  method: 'get',
  path: '/{mashup}/{type}/store/settings',
  access: 'store-admin',
  summary: {
    en: "The store's settings with their version",
    es: 'La configuración de la tienda con su versión',
  },
  params: ownedBy,
  sample: { params: sampleStore },
  answer: storeSettings,
  errors: ['store_not_found'],
});

export const updateStore = contract({
  id: 'store.update',
  service: 'store',
  method: 'patch',
  path: '/{slug}',
  access: 'store-admin',
  summary: {
    en: 'Changes settings of the store; with `version`, only if nobody changed them since',
    es: 'Cambia la configuración de la tienda; con `version`, solo si nadie la cambió desde entonces',
  },
  params: z.object({ slug }),
  body: settingsFields.partial().extend({ version: version.optional() }),
  sample: { params: { slug: sampleIds.storeSlug }, body: { name: 'Lirio', columns: 2 } },
  answer: storeSettings,
  errors: ['store_not_found', 'image_not_found', 'blog_entry_not_found', 'edited_meanwhile'],
});
