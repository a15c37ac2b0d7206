import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { paymentType } from '../../../shared/contracts/checkout.ts';
import { sendingAddress } from '../../../shared/contracts/courier.ts';
import { orderStates } from '../../../shared/rules/order-states.ts';
import { banner, headerInfo } from '../../../shared/contracts/banners.ts';
import {
  footerStyles,
  photoDisplays,
  sectionNames,
  socialNetworks,
} from '../../../shared/contracts/store.ts';
import { STORE_COLUMNS_DEFAULT } from '../../../shared/kernel/constants/index.ts';
import { itemKind, slug, storeTypes } from '../../../shared/contracts/fields.ts';

const url = z.url().nullable();
const text = z.string().nullable();

const storeFile = z.object({
  id: z.string(),
  slug,
  name: z.string(),
  owner: z.string(),
  cell: z.enum(['a', 'b']),
  root: slug.nullable(),
  domains: z.array(z.string()).default([]),
  canonical_domain: text,
  country: z.string(),
  photo: text,
  photo_display: z.enum(photoDisplays),
  hidden_store_name: z.boolean(),
  hidden_search_bar: z.boolean(),
  hidden_affinity_xheader: z.boolean(),
  store_type: z.enum(storeTypes),
  is_proxy: z.boolean(),
  can_skip_pin: z.boolean().default(false),
  live_chat_license: text,
  /** What its chat says by itself. */
  chat: z
    .object({
      greeting: z.string(),
      greeting_en: z.string(),
      away: z.string(),
      away_en: z.string(),
      questions: z.array(
        z.object({
          question: z.string(),
          question_en: z.string(),
          answer: z.string(),
          answer_en: z.string(),
        }),
      ),
    })
    .optional(),
  whatsapp_phone: text,
  whatsapp_country_code: text,
  contact_email: text,
  contact_phone: text,
  contact_country_code: text,
  favicon: text,
  bgcolor: text,
  darkmode: z.boolean(),
  hidden_darkmode: z.boolean(),
  adornment_type: z.enum(['geom-circle']).nullable(),
  seo_description: text,
  seo_description_en: text,
  footer_bg: text,
  footer_fg: text,
  footer_style: z.enum(footerStyles),
  users_support_url: url,
  franchise_support_url: url,
  affiliate_support_url: url,
  about_text: text,
  about_text_en: text,
  social: z.partialRecord(z.enum(socialNetworks), z.string().nullable()).default({}),
  referral: text,
  campaign: text,
  click_id: text,
  store_theme_info: z.object({
    color1: z.string(),
    color2: z.string(),
    columns: z.union([z.literal(1), z.literal(2)]).default(STORE_COLUMNS_DEFAULT),
    signup_form: z.enum(['complete', 'basic']),
    sections_info: z.record(z.enum(sectionNames), z.boolean()),
    header_info: headerInfo
      .omit({ bgcolor: true })
      .extend({ title_en: z.string(), subtitle_en: text, description_en: text })
      .nullable(),
    slider_info: z.array(banner.omit({ alt: true })),
  }),
  fixed_shipping: z.object({ cost_minor: z.number().int(), days: z.number().int() }),
  delivery_types: z.array(z.string()),
  /** None means the store's own. */
  delivery_countries: z.array(z.string()).default([]),
  enabled_payment_types: z.array(paymentType),
  /** The monthly payments without interest that it offers. */
  msi_terms: z.array(z.number().int()).default([]),
  /** The bank account that deposits go to, where the store takes any. */
  deposit_account: z
    .object({ holder: z.string(), bank: z.string(), bank_account: z.string() })
    .optional(),
  collection_address: text,
  /** From where couriers fetch its parcels; without it none is asked. */
  sending_address: sendingAddress.optional(),
  hold_minutes: z.number().int().default(15),
  catalogues: z.array(
    z.object({
      slug,
      name: z.string(),
      name_en: z.string(),
      photo: text,
      position: z.number().int(),
    }),
  ),
  lists: z
    .array(
      z.object({
        owner: slug,
        /** The owner's catalogues to take; without it, all of the owner's items. */
        catalogues: z.array(slug).optional(),
        /** The store's own catalogue that receives them. */
        into: slug.optional(),
      }),
    )
    .default([]),
  /** The stores of its network that it lists as partners. */
  partners: z.array(slug).default([]),
});

export type DemoStore = z.infer<typeof storeFile>;

const itemFile = z.object({
  id: z.string(),
  owner: slug,
  kind: itemKind,
  slug,
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  english: z.object({ name: z.string(), description: z.string(), tags: z.array(z.string()) }),
  catalogues: z.array(slug),
  priceMinor: z.number().int(),
  crossoutMinor: z.number().int().nullable(),
  images: z.array(z.string()),
  skus: z
    .array(
      z.object({
        sku: z.string(),
        attributes: z.record(z.string(), z.string()),
        priceMinor: z.number().int(),
        crossoutMinor: z.number().int().nullable(),
        onHand: z.number().int().nullable(),
        /** The people that one ticket admits. */
        persons: z.number().int().default(1),
        image: text,
      }),
    )
    .min(1),
  stockType: z.enum(['onstock', 'ondemand']),
  maxPurchaseAmount: z.number().int().nullable(),
  isFree: z.boolean(),
  hidePrice: z.boolean(),
  isDropshipping: z.boolean(),
  contributionMarginMinor: z.number().int(),
  experience: z
    .object({ startsInDays: z.number(), hour: z.string(), place: z.string() })
    .nullable(),
  returns: z.object({
    type: z.enum(['72hrs', 'disallowed']),
    policy: z.enum(['common', 'customized']),
    legend: text,
  }),
});

export type DemoItem = z.infer<typeof itemFile>;

const ordersFile = z.array(
  z.object({
    /** The store that sold it. */
    store: slug,
    state: z.enum(orderStates),
    daysAgo: z.number().int().min(0),
    payment: paymentType,
    /** Items of one supplier, by the ids of the items' files. */
    lines: z
      .array(
        z.object({
          item: z.string(),
          amount: z.number().int().min(1),
          /** What the buyer wrote of it, once it was delivered. */
          review: z
            .object({
              qualification: z.number().int().min(1).max(5),
              title: z.string(),
              text: z.string(),
              answer: text,
            })
            .optional(),
        }),
      )
      .min(1),
    /** The names of the people that the first line admits. */
    attendees: z.array(z.string()).default([]),
  }),
);

export type DemoOrder = z.infer<typeof ordersFile>[number];

const blogFile = z.array(
  z.object({
    store: slug,
    slug,
    title: z.string(),
    title_en: z.string(),
    excerpt: z.string(),
    excerpt_en: z.string(),
    body: z.string(),
    body_en: z.string(),
    photo: text,
    daysAgo: z.number().int().min(0),
  }),
);

export type DemoBlogEntry = z.infer<typeof blogFile>[number];

function readAll<T>(folder: string, pattern: string, schema: z.ZodType<T>): T[] {
  return globSync(pattern, { cwd: folder })
    .toSorted()
    .map((file) => {
      const parsed = schema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    });
}

/** The demo's stores; a root comes before the stores under it. */
export function readDemoStores(folder: string): DemoStore[] {
  const stores = readAll(folder, 'stores/*.json', storeFile);
  return stores.toSorted((one, other) => Number(one.root !== null) - Number(other.root !== null));
}

/** The demo's items, in the order of the files. */
export function readDemoItems(folder: string): DemoItem[] {
  return readAll(folder, 'items/*.json', z.array(itemFile)).flat();
}

/** The orders of the demo's buyer, in the order of the file. */
export function readDemoOrders(folder: string): DemoOrder[] {
  return readAll(folder, 'orders.json', ordersFile).flat();
}

/** The entries of the stores' blogs. */
export function readDemoBlog(folder: string): DemoBlogEntry[] {
  return readAll(folder, 'blog.json', blogFile).flat();
}
