import type { Photo } from '../../../shared/contracts/fields.ts';
import * as cell from '../../db/cell-sql.ts';
import * as directory from '../../db/directory-sql.ts';
import { couriers, toOriginRow } from '../../modules/couriers/index.ts';
import type { StoreProfile } from '../../modules/store/index.ts';
import type { DemoStore } from './demo-files.ts';

/** The look-ups that a store's row and its slider need. */
export interface StoreLookup {
  readonly photos: ReadonlyMap<string, Photo>;
  readonly now: number;
}

const PLATFORM_CURRENCY = 'MXN';

/** The demo's id of a store. */
export function storeIdOf(slug: string): string {
  return `st_${slug}`;
}

/** The rows of a store in DIRECTORY. */
export function directoryRows(store: DemoStore): directory.Statement[] {
  const id = storeIdOf(store.slug);
  return [
    directory.sql`INSERT INTO store (id, slug, cell, root_id, canonical_domain, is_proxy, can_skip_pin)
      VALUES (${id}, ${store.slug}, ${store.cell}, ${store.root && storeIdOf(store.root)},
        ${store.canonical_domain}, ${store.is_proxy}, ${store.can_skip_pin})`,
    ...directory.insertRows(
      'domain',
      [...store.domains, ...(store.canonical_domain ? [store.canonical_domain] : [])].map(
        (host) => ({ host, store_id: id }),
      ),
    ),
    ...(store.chat ? chatRows(id, store.chat) : []),
  ];
}

/** What a store's chat says by itself; its questions keep the order of their file. */
function chatRows(
  store_id: string,
  { questions, ...texts }: NonNullable<DemoStore['chat']>,
): directory.Statement[] {
  return [
    ...directory.insertRows('chat_text', [{ ...texts, store_id, changed_at: 0 }]),
    ...directory.insertRows(
      'chat_question',
      questions.map((question, at) => ({
        ...question,
        id: `cq_${at}`.padEnd(29, '0'),
        store_id,
        added_at: at,
      })),
    ),
  ];
}

/** The rows of a store in its cell: itself, its banners and its header. */
export function storeRows(store: DemoStore, { photos, now }: StoreLookup): cell.Statement[] {
  const id = storeIdOf(store.slug);
  const picture = (file: string | null) => (file === null ? null : (photos.get(file)?.url ?? null));
  const pictureOf = (file: string) => {
    const url = picture(file);
    if (url === null) throw new Error(`no picture ${file}`);
    return url;
  };
  const { color1, color2, columns, signup_form, sections_info, slider_info, header_info } =
    store.store_theme_info;
  const profile: StoreProfile = {
    photo: picture(store.photo),
    photo_display: store.photo_display,
    hidden_store_name: store.hidden_store_name,
    hidden_search_bar: store.hidden_search_bar,
    fb_pixel: null,
    live_chat_license: store.live_chat_license,
    whatsapp_phone: store.whatsapp_phone,
    whatsapp_country_code: store.whatsapp_country_code,
    contact_email: store.contact_email,
    contact_phone: store.contact_phone,
    contact_country_code: store.contact_country_code,
    favicon: picture(store.favicon),
    bgcolor: store.bgcolor,
    darkmode: store.darkmode,
    hidden_darkmode: store.hidden_darkmode,
    adornment_type: store.adornment_type,
    seo_description: store.seo_description,
    footer_bg: store.footer_bg,
    footer_fg: store.footer_fg,
    footer_style: store.footer_style,
    users_support_url: store.users_support_url,
    franchise_support_url: store.franchise_support_url,
    affiliate_support_url: store.affiliate_support_url,
    about_entry_id: store.about_text ? `about-${store.slug}` : null,
    about_text: store.about_text,
    english: { seo_description: store.seo_description_en, about_text: store.about_text_en },
    hidden_affinity_xheader: store.hidden_affinity_xheader,
    social: Object.fromEntries(
      Object.entries(store.social).filter((pair) => typeof pair[1] === 'string'),
    ) as StoreProfile['social'],
    referral: store.referral,
    campaign: store.campaign,
    click_id: store.click_id,
    store_theme_info: { color1, color2, columns, signup_form, sections_info },
  };
  return [
    cell.sql`INSERT INTO store (id, slug, root_id, owner, name, store_type, is_proxy, country, currency,
        canonical_domain, profile, hold_minutes, fixed_shipping_cost, fixed_shipping_days,
        delivery_types, payment_types, msi_terms, collection_address, delivery_countries, updated_at)
      VALUES (${id}, ${store.slug}, ${store.root && storeIdOf(store.root)}, ${store.owner},
        ${store.name}, ${store.store_type}, ${store.is_proxy}, ${store.country}, ${PLATFORM_CURRENCY},
        ${store.canonical_domain}, ${JSON.stringify(profile)}, ${store.hold_minutes},
        ${store.fixed_shipping.cost_minor}, ${store.fixed_shipping.days},
        ${JSON.stringify(store.delivery_types)},
        ${JSON.stringify(store.enabled_payment_types)}, ${JSON.stringify(store.msi_terms)},
        ${store.collection_address}, ${JSON.stringify(store.delivery_countries)}, ${now})`,
    ...cell.insertRows(
      'banner',
      slider_info.map((slide, position) => ({
        id: slide.id,
        store_id: id,
        position,
        hzt_image: pictureOf(slide.hzt_image),
        vrt_image: pictureOf(slide.vrt_image),
        type: slide.type,
        action_type: slide.action_type,
        url: slide.url,
        url_target: slide.url_target,
        product: slide.product && `it_${slide.product}`,
        supplier: slide.supplier && storeIdOf(slide.supplier),
        target: slide.target,
      })),
    ),
    ...(store.sending_address
      ? [couriers.putOrigin(toOriginRow(id, store.sending_address), now)]
      : []),
    ...(header_info ? [headerRow(store, header_info)] : []),
    ...(store.root ? [] : [ratesOf(id)]),
  ];
}

/** What a network's sellers and their sponsors get of a margin, in millionths. */
function ratesOf(network: string): cell.Statement {
  return cell.sql`INSERT INTO network_rate (network_id, plan, since, seller, up_one, up_two)
    VALUES (${network}, '', 0, 500000, 50000, 20000)`;
}

type Header = NonNullable<DemoStore['store_theme_info']['header_info']>;

function headerRow(store: DemoStore, header: Header): cell.Statement {
  return cell.sql`INSERT INTO header (id, store_id, position, title, subtitle, description, title_en,
      subtitle_en, description_en, target, action_type, url, product, product_supplier, button_label)
    VALUES (${header.id}, ${storeIdOf(store.slug)}, 0, ${header.title}, ${header.subtitle},
      ${header.description}, ${header.title_en}, ${header.subtitle_en},
      ${header.description_en}, ${header.target}, ${header.action_type}, ${header.url},
      ${header.product}, ${header.product_supplier}, ${header.button_label})`;
}
