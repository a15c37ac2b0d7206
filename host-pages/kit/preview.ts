import { settingsFields } from '../../shared/contracts/store-settings.ts';
import { socialNetworks, type StoreInfo } from '../../shared/contracts/store.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import { DAYS, readSpans } from '../../shared/rules/opening-hours.ts';
import { settingsFaults } from '../../shared/rules/store-settings.ts';
import { settingsBody, type FormSettings } from '../../shared/state/settings-form.ts';

/** The settings that have the same name in a store. */
const ALIKE = [
  'name',
  'photo',
  'photo_display',
  'favicon',
  'hidden_store_name',
  'hidden_search_bar',
  'hidden_affinity_xheader',
  'adornment_type',
  'darkmode',
  'hidden_darkmode',
  'footer_style',
  'contact_email',
  'contact_country_code',
  'contact_phone',
  'time_zone',
  'whatsapp_country_code',
  'whatsapp_phone',
  'live_chat_license',
  'users_support_url',
  'franchise_support_url',
  'affiliate_support_url',
] as const;
const TEXTS = ['seo_description', 'seo_description_en', 'about_text', 'about_text_en'] as const;
const THEME = ['columns', 'signup_form', 'sections_info'] as const;

/**
 * A store with settings that are not saved yet, as the form's values name them in a page's address.
 * A value that the settings would not take leaves its field as it is saved.
 * @param query without a `name`, the store is shown as it is saved
 */
export function storeInDraft(store: StoreInfo, query: URLSearchParams, locale: Locale): StoreInfo {
  if (!query.has('name')) return store;
  const body = settingsBody(Object.fromEntries(query), store.country);
  const { social, store_theme_info: theme } = store;
  const texts = taken(body, TEXTS);
  const { seo_description: seo = store.seo_description } = texts;
  const { about_text: about = store.about_text } = texts;
  const { sections_info: sections, ...look } = taken(body, THEME);
  const handles = { ...social, ...taken(body, socialNetworks) };
  return {
    ...store,
    ...taken(body, ALIKE),
    ...hoursIn(query, body),
    seo_description: (locale === 'en' && texts.seo_description_en) || seo,
    about_text: (locale === 'en' && texts.about_text_en) || about,
    about_entry_id: aboutIn(store, body, about),
    social: Object.fromEntries(Object.entries(handles).filter(([, handle]) => handle !== null)),
    store_theme_info: {
      ...theme,
      ...look,
      sections_info: { ...theme.sections_info, ...sections },
    },
  };
}

/** The hours of the week; none while a day of it cannot be read. */
function hoursIn(query: URLSearchParams, body: FormSettings): Partial<FormSettings> {
  const areRead = DAYS.every((day) => readSpans(query.get(`hours_${day}`) ?? ''));
  return areRead ? taken(body, ['opening_hours']) : {};
}

/** What the about page shows: an entry of the blog, else the text; null where there is no such page. */
function aboutIn(store: StoreInfo, body: FormSettings, text: string | null): string | null {
  const { about_entry_id: entry } = taken(body, ['about_entry_id']);
  return entry ?? (text === null ? null : `about-${store.slug}`);
}

/** The values of these fields that the settings would take. */
function taken<Name extends keyof FormSettings>(
  body: FormSettings,
  names: readonly Name[],
): Partial<Pick<FormSettings, Name>> {
  const values = new Map(Object.entries(body));
  const faults = settingsFaults(body);
  const read = names.flatMap((name) => {
    const { success, data } = settingsFields.shape[name].safeParse(values.get(name));
    return success && !(name in faults) ? [[name, data] as const] : [];
  });
  return Object.fromEntries(read) as Partial<Pick<FormSettings, Name>>;
}
