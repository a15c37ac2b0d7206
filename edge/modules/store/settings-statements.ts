import type { SettingsFields } from '../../../shared/contracts/store-settings.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';

/** A store's settings as its owner's changes leave them: every section, and whether it has an about page. */
export interface SettingsState extends SettingsFields {
  readonly about_entry_id: string | null;
}

/** The settings that are columns. */
const COLUMNS = [
  'name',
  'fixed_shipping_cost',
  'fixed_shipping_days',
  'collection_address',
  'hold_minutes',
] as const;
/** The settings that are columns of JSON. */
const LISTS = ['delivery_types', 'delivery_countries', 'payment_types'] as const;
type InProfile = Exclude<keyof SettingsState, (typeof COLUMNS)[number] | (typeof LISTS)[number]>;

/** Where the profile holds each of the other settings. */
const PATHS: Readonly<Record<InProfile, string>> = {
  photo: 'photo',
  photo_display: 'photo_display',
  favicon: 'favicon',
  hidden_store_name: 'hidden_store_name',
  hidden_search_bar: 'hidden_search_bar',
  hidden_affinity_xheader: 'hidden_affinity_xheader',
  color1: 'store_theme_info.color1',
  color2: 'store_theme_info.color2',
  columns: 'store_theme_info.columns',
  signup_form: 'store_theme_info.signup_form',
  sections_info: 'store_theme_info.sections_info',
  menu_items: 'menu_items',
  bgcolor: 'bgcolor',
  adornment_type: 'adornment_type',
  darkmode: 'darkmode',
  hidden_darkmode: 'hidden_darkmode',
  footer_style: 'footer_style',
  footer_bg: 'footer_bg',
  footer_fg: 'footer_fg',
  seo_description: 'seo_description',
  seo_description_en: 'english.seo_description',
  about_text: 'about_text',
  about_text_en: 'english.about_text',
  about_entry_id: 'about_entry_id',
  facebook: 'social.facebook',
  instagram: 'social.instagram',
  twitter: 'social.twitter',
  youtube: 'social.youtube',
  twitch: 'social.twitch',
  kick: 'social.kick',
  discord: 'social.discord',
  contact_email: 'contact_email',
  contact_country_code: 'contact_country_code',
  contact_phone: 'contact_phone',
  opening_hours: 'opening_hours',
  time_zone: 'time_zone',
  whatsapp_country_code: 'whatsapp_country_code',
  whatsapp_phone: 'whatsapp_phone',
  users_support_url: 'users_support_url',
  franchise_support_url: 'franchise_support_url',
  affiliate_support_url: 'affiliate_support_url',
  live_chat_license: 'live_chat_license',
  fb_pixel: 'fb_pixel',
};
const IN_PROFILE = Object.entries(PATHS) as readonly (readonly [InProfile, string])[];

export type SettingsRow = Pick<
  CellTables['store'],
  (typeof COLUMNS)[number] | (typeof LISTS)[number] | 'profile' | 'settings_version'
>;

export function findSettings(storeId: StoreId): Statement<SettingsRow> {
  return sql<SettingsRow>`SELECT name, fixed_shipping_cost, fixed_shipping_days, collection_address,
      hold_minutes, delivery_types, delivery_countries, payment_types, profile, settings_version
    FROM store WHERE id = ${storeId}`;
}

/** The settings of a row; a setting that the profile lacks is null. */
export function toSettings(row: SettingsRow): SettingsState {
  const profile = JSON.parse(row.profile) as object;
  const state: Record<string, unknown> = {};
  for (const name of COLUMNS) state[name] = row[name];
  for (const name of LISTS) state[name] = JSON.parse(row[name]);
  for (const [name, path] of IN_PROFILE) state[name] = at(profile, path) ?? null;
  return state as unknown as SettingsState;
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((below, name) => (below as Record<string, unknown> | undefined)?.[name], value);
}

/** Sets each path of the profile to the value that the settings, as JSON, have. */
const PROFILE_SET = raw(
  `json_set(profile, ${IN_PROFILE.map(([name, path]) => `'$.${path}', s.value -> '$.${name}'`).join(', ')})`,
);

/**
 * Sets a store's settings; aborts where they have another version by now, or the library has not
 * the pictures that the change brings.
 */
export function updateSettings(
  storeId: StoreId,
  version: number,
  settings: SettingsState,
  before: SettingsState,
): Statement[] {
  return [
    assertThat(
      sql`EXISTS (SELECT 1 FROM store WHERE id = ${storeId} AND settings_version = ${version})`,
    ),
    assertThat(hasPictures(storeId, newPictures(settings, before))),
    sql`UPDATE store SET name = ${settings.name},
        fixed_shipping_cost = ${settings.fixed_shipping_cost},
        fixed_shipping_days = ${settings.fixed_shipping_days},
        collection_address = ${settings.collection_address},
        hold_minutes = ${settings.hold_minutes},
        delivery_types = ${JSON.stringify(settings.delivery_types)},
        delivery_countries = ${JSON.stringify(settings.delivery_countries)},
        payment_types = ${JSON.stringify(settings.payment_types)},
        profile = ${PROFILE_SET}, settings_version = settings_version + 1
      FROM (SELECT ${JSON.stringify(settings)} AS value) s WHERE store.id = ${storeId}`,
  ];
}

/** The addresses of the pictures that a change brings. */
export function newPictures(
  after: Pick<SettingsState, 'photo' | 'favicon'>,
  before: Pick<SettingsState, 'photo' | 'favicon'>,
): string[] {
  const shown = [before.photo, before.favicon];
  return [after.photo, after.favicon].flatMap((url) =>
    url === null || shown.includes(url) ? [] : [url],
  );
}

/**
 * True while the store's library has each of these pictures. A picture outside of the store's
 * folder is one that the store began with: only its history can bring that back.
 */
function hasPictures(storeId: StoreId, urls: readonly string[]): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM (SELECT substr(value, length('/media/') + 1) AS key
      FROM json_each(${JSON.stringify(urls)})) asked
    WHERE instr(asked.key, ${`${storeId}/`}) = 1 AND NOT EXISTS (SELECT 1 FROM picture p
      WHERE p.store_id = ${storeId} AND p.key = asked.key))`;
}
