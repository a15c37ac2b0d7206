import type { Banner, HeaderInfo } from '../../../shared/contracts/banners.ts';
import type { Franchise } from '../../../shared/contracts/franchises.ts';
import type { Focus } from '../../../shared/rules/focus.ts';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { legalKinds } from '../../../shared/rules/legal.ts';
import { canonicalUrl, type Addressing } from '../../http/store-address.ts';
import type { BannerRow, FranchiseRow, HeaderRow, ShownHeaderRow, StoreRow } from './statements.ts';

/** The JSON of the profile column: the store's identity without the fields that are columns. */
export type StoreProfile = Omit<
  StoreInfo,
  | 'id'
  | 'slug'
  | 'owner'
  | 'name'
  | 'store_type'
  | 'is_proxy'
  | 'country'
  | 'currency'
  | 'canonical_domain'
  | 'canonical_url'
  | 'revision'
  | 'root_affinity_store_info'
  | 'store_theme_info'
  | 'menu_items'
  | 'opening_hours'
  | 'time_zone'
  | 'legal_texts'
  | 'photo_focus'
> & {
  menu_items?: StoreInfo['menu_items'];
  opening_hours?: StoreInfo['opening_hours'];
  time_zone?: StoreInfo['time_zone'];
  /** What the store says of itself in English; without it, the texts that its owner wrote first. */
  english?: Partial<Pick<StoreInfo, 'seo_description' | 'about_text'>>;
  store_theme_info: Omit<StoreInfo['store_theme_info'], 'slider_info' | 'header_info'>;
};

export function toBanner(row: BannerRow, locale: Locale): Banner {
  const { url_target, target, alt_es, alt_en, hzt_focus: hzt, vrt_focus: vrt, ...rest } = row;
  return {
    ...rest,
    alt: locale === 'en' ? alt_en : alt_es,
    ...(hzt && { hzt_focus: JSON.parse(hzt) as Focus }),
    ...(vrt && { vrt_focus: JSON.parse(vrt) as Focus }),
    url_target: url_target === 1,
    target: target as Banner['target'],
  };
}

export function toHeader(row: HeaderRow): HeaderInfo {
  return row as HeaderInfo;
}

/** A header in one language; the texts that its owner wrote first where there are no others. */
function toShownHeader(row: ShownHeaderRow, locale: Locale): HeaderInfo {
  const { title_en, subtitle_en, description_en, ...header } = row;
  if (locale !== 'en') return toHeader(header);
  return toHeader({
    ...header,
    title: title_en ?? header.title,
    subtitle: subtitle_en ?? header.subtitle,
    description: description_en ?? header.description,
  });
}

/** A store with everything that its pages show, in one language. */
export function toStoreInfo(
  row: StoreRow,
  banners: readonly BannerRow[],
  header: ShownHeaderRow | undefined,
  at: Addressing,
  locale: Locale,
): StoreInfo {
  const { english, ...profile } = JSON.parse(row.profile) as StoreProfile;
  const { sections_info: sections } = profile.store_theme_info;
  return {
    ...profile,
    menu_items: profile.menu_items ?? null,
    opening_hours: profile.opening_hours ?? null,
    time_zone: profile.time_zone ?? null,
    ...(locale === 'en' && set(english)),
    social: set(profile.social),
    ...(row.photo_focus && { photo_focus: JSON.parse(row.photo_focus) as Focus }),
    id: row.id,
    slug: row.slug,
    owner: row.owner,
    name: row.name,
    store_type: row.store_type as StoreInfo['store_type'],
    is_proxy: row.is_proxy === 1,
    ...(row.test_mode === 1 && { test_mode: true }),
    country: row.country,
    currency: row.currency,
    canonical_domain: row.canonical_domain,
    canonical_url: canonicalUrl(row, at),
    revision: row.revision,
    legal_texts: legalKinds.filter((kind) => (JSON.parse(row.legal) as string[]).includes(kind)),
    store_theme_info: {
      ...profile.store_theme_info,
      sections_info: { ...sections, catalogues: sections.catalogues && row.has_catalogues === 1 },
      slider_info: banners.map((banner) => toBanner(banner, locale)),
      header_info: header ? toShownHeader(header, locale) : null,
    },
    root_affinity_store_info: toRoot(row, at),
  };
}

/** The fields that have a value: a profile keeps those that its owner emptied as null. */
function set<T extends object>(fields: T | undefined): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter(([, value]) => value !== null),
  ) as Partial<T>;
}

function toRoot(row: StoreRow, at: Addressing): StoreInfo['root_affinity_store_info'] {
  if (!row.root_slug || !row.root_profile) return null;
  const profile = JSON.parse(row.root_profile) as StoreProfile;
  return {
    owner: row.root_owner ?? '',
    name: row.root_name ?? '',
    slug: row.root_slug,
    color1: profile.store_theme_info.color1,
    color2: profile.store_theme_info.color2,
    photo: profile.photo,
    canonical_url: canonicalUrl(
      { slug: row.root_slug, canonical_domain: row.root_canonical_domain },
      at,
    ),
    about_entry_id: profile.about_entry_id,
    users_support_url: profile.users_support_url,
  };
}

export function toFranchise(row: FranchiseRow, at: Addressing): Franchise {
  const profile = JSON.parse(row.profile) as StoreProfile;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    photo: profile.photo,
    canonical_url: canonicalUrl(row, at),
    num_products: row.num_products,
  };
}
