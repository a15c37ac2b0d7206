import { z } from 'zod';
import { DAYS, SPANS_MAX } from '../rules/opening-hours.ts';
import { grants, userLevels } from '../rules/permissions.ts';
import { legalKinds } from '../rules/legal.ts';
import { socialNetworks, type SocialNetwork } from '../rules/social.ts';
import { MENU_MAX, MENU_PATH, menuIcons } from '../rules/store-menu.ts';
import { banner, headerInfo } from './banners.ts';
import { contract, listOf } from './contract.ts';
import { currency, focus, mashup, slug, storeId, storeTypes } from './fields.ts';
import { sampleIds, sampleStore } from './samples.ts';

/** How the shop's photo is cut: bordered or plain circle, square, rectangle. */
export const photoDisplays = ['bdr_cir', 'cir', 'bdr_sq', 'sq', 'bdr_rec', 'rec'] as const;
export const footerStyles = ['3cols1col', 'default'] as const;
export { socialNetworks, type SocialNetwork };

export const sectionNames = [
  'products',
  'digital',
  'services',
  'experiences',
  'franchises',
  'retail',
  'blogs',
  'catalogues',
] as const;
export type SectionName = (typeof sectionNames)[number];

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** The spans of the seven days at which a store is open, Monday first. */
export const weekHours = z
  .array(z.array(z.object({ from: time, to: time })).max(SPANS_MAX))
  // The API document leaves out `length` of a list.
  .min(DAYS.length)
  .max(DAYS.length);

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const url = z.url();

const menuLabel = z
  .string()
  .trim()
  .min(1)
  .max(MENU_MAX.label)
  // eslint-disable-next-line no-control-regex -- They are what a label must not have.
  .regex(/^[^\u0000-\u001F\u007F-\u009F]*$/);
const ownLink = z.object({
  label: z.object({ es: menuLabel, en: menuLabel }),
  /** A path of the store, or an address that begins with https. */
  path: z.string().trim().max(MENU_MAX.path).regex(MENU_PATH),
  icon: z.enum(menuIcons).nullable(),
  icon_color: hex.nullable(),
});
/** The links that an owner adds to the menu, in their order; each may have links below it. */
export const ownMenu = z
  .array(ownLink.extend({ submenu: z.array(ownLink).max(MENU_MAX.below) }))
  .max(MENU_MAX.items);
export type OwnMenu = z.infer<typeof ownMenu>;

/** The data of a shop that the storefront shows: its identity, its contacts, its sections. */
export const storeInfo = z
  .object({
    id: storeId,
    slug,
    name: z.string(),
    owner: z.string(),
    photo: z.string().nullable(),
    photo_display: z.enum(photoDisplays),
    /** The point that crops of the photo keep; only where its owner chose another than the middle. */
    photo_focus: focus.optional(),
    hidden_store_name: z.boolean(),
    hidden_search_bar: z.boolean(),
    store_type: z.enum(storeTypes),
    is_proxy: z.boolean(),
    /** True while the store is in test mode: nothing is charged or sent; left out otherwise. */
    test_mode: z.boolean().optional(),
    canonical_url: z.string(),
    canonical_domain: z.string().nullable(),
    country: z.string().length(2),
    currency,
    fb_pixel: z.string().nullable(),
    live_chat_license: z.string().nullable(),
    whatsapp_phone: z.string().nullable(),
    whatsapp_country_code: z.string().nullable(),
    contact_email: z.string().nullable(),
    contact_phone: z.string().nullable(),
    contact_country_code: z.string().nullable(),
    /** Null where the store does not say when it is open. */
    opening_hours: weekHours.nullable(),
    /** IANA name of the zone of these hours; null for the country's own. */
    time_zone: z.string().nullable(),
    favicon: z.string().nullable(),
    bgcolor: hex.nullable(),
    darkmode: z.boolean(),
    hidden_darkmode: z.boolean(),
    adornment_type: z.enum(['geom-circle']).nullable(),
    seo_description: z.string().nullable(),
    footer_bg: hex.nullable(),
    footer_fg: hex.nullable(),
    footer_style: z.enum(footerStyles),
    users_support_url: url.nullable(),
    franchise_support_url: url.nullable(),
    affiliate_support_url: url.nullable(),
    /** The store's "about" text; the footer links it where there is one. */
    about_entry_id: z.string().nullable(),
    about_text: z.string().nullable(),
    /** The legal texts that an owner wrote: the store's, or its root store's. */
    legal_texts: z.array(z.enum(legalKinds)),
    hidden_affinity_xheader: z.boolean(),
    /** Null where the owner added no link. */
    menu_items: ownMenu.nullable(),
    /** Handle by network; discord is a whole URL. */
    social: z.partialRecord(z.enum(socialNetworks), z.string()),
    referral: z.string().nullable(),
    campaign: z.string().nullable(),
    click_id: z.string().nullable(),
    store_theme_info: z.object({
      color1: hex,
      color2: hex,
      columns: z.union([z.literal(1), z.literal(2)]),
      signup_form: z.enum(['complete', 'basic']),
      slider_info: z.array(banner),
      header_info: headerInfo.nullable(),
      sections_info: z.record(z.enum(sectionNames), z.boolean()),
    }),
    root_affinity_store_info: z
      .object({
        owner: z.string(),
        name: z.string(),
        slug,
        color1: hex,
        color2: hex,
        photo: z.string().nullable(),
        canonical_url: z.string(),
        about_entry_id: z.string().nullable(),
        users_support_url: url.nullable(),
      })
      .nullable(),
    /** Raised by every write to the store; part of every cache key. */
    revision: z.number().int(),
  })
  .meta({ id: 'Store' });
export type StoreInfo = z.infer<typeof storeInfo>;

const attributionQuery = z.object({
  referral: z.string().max(100).optional(),
  campaign: z.string().max(100).optional(),
  click_id: z.string().max(200).optional(),
  gclid: z.string().max(200).optional(),
  fbclid: z.string().max(200).optional(),
  referral_slug: z.string().max(100).optional(),
});

/**
 * A store as the API answers with it. The spec's `menu_fetching` is left out: the edge renders the
 * menus, so no browser ever waits for one.
 */
export const fetchedStore = storeInfo
  .extend({
    /** The caller's grants in this store; none for visitors and customers. */
    permissions: z.array(z.enum(grants)),
    user_info: z.object({ user_level: z.enum(userLevels) }),
  })
  .meta({ id: 'FetchedStore' });

export const fetchStore = contract({
  id: 'store.fetch',
  service: 'store',
  method: 'get',
  path: '/{slug}',
  access: 'public',
  summary: {
    en: 'A shop of this network with its theme, by slug',
    es: 'Una tienda de esta red con su tema, por su nombre corto',
  },
  params: z.object({ slug }),
  query: attributionQuery,
  sample: { params: { slug: sampleIds.storeSlug }, query: { referral: 'ac_ana', gclid: '1' } },
  answer: fetchedStore,
  errors: ['store_not_found'],
});

const menuLink = z.object({
  label: z.object({ es: z.string(), en: z.string() }),
  icon: z.string(),
  /** Null where the menu shows no icon, or shows it in the text's colour. */
  icon_color: hex.nullable(),
  /** A path inside the store; a link that its owner added may be a whole address. */
  path: z.string(),
  /** The section or the page that it leads to; `link` for one that the owner added. */
  app_module: z.string(),
});

export const menuItem = menuLink.extend({ submenu: z.array(menuLink) }).meta({ id: 'MenuItem' });
export type MenuItem = z.infer<typeof menuItem>;

export const fetchMenu = contract({
  id: 'store.menu',
  service: 'store',
  method: 'get',
  path: '/{mashup}/menu/{name}',
  access: 'public',
  summary: {
    en: "The store's menu: enabled sections; for `{id}:{me}` the back office that one may open",
    es: 'El menú de la tienda: las secciones activas; con `{id}:{me}`, la administración que uno puede abrir',
  },
  params: z.object({ mashup, name: z.string().max(30) }),
  sample: { params: { mashup: sampleStore.mashup, name: 'apps' } },
  answer: listOf(menuItem),
  errors: ['store_not_found', 'login_required', 'not_allowed'],
  maxAge: 5,
});

export const fetchAppsMenu = contract({
  ...fetchMenu,
  id: 'store.menu-apps',
  path: '/{mashup}/menu',
  summary: {
    en: 'The same menu by its default name, `apps`',
    es: 'El mismo menú por su nombre usual, `apps`',
  },
  params: z.object({ mashup }),
  sample: { params: { mashup: sampleStore.mashup } },
});
