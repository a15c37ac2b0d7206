import { settingsFields } from '../../shared/contracts/store-settings.ts';
import { socialNetworks, type StoreInfo } from '../../shared/contracts/store.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import { settingsFaults } from '../../shared/rules/store-settings.ts';
import { settingsBody, type FormSettings } from '../../shared/state/settings-form.ts';

/** The settings that have the same name in a store. */
const ALIKE = [
  'name',
  'photo',
  'photo_display',
  'hidden_store_name',
  'hidden_search_bar',
  'hidden_affinity_xheader',
  'adornment_type',
  'footer_style',
  'contact_email',
  'contact_country_code',
  'contact_phone',
  'whatsapp_country_code',
  'whatsapp_phone',
  'live_chat_license',
] as const;
const TEXTS = ['seo_description', 'seo_description_en'] as const;
const THEME = ['columns', 'sections_info'] as const;

/**
 * A store with settings that are not saved yet, as the form's values name them in a page's address.
 * A value that the settings would not take leaves its field as it is saved.
 * @param query without a `name`, the store is shown as it is saved
 */
export function storeInDraft(store: StoreInfo, query: URLSearchParams, locale: Locale): StoreInfo {
  if (!query.has('name')) return store;
  const body = settingsBody(Object.fromEntries(query), store.country);
  const { social, store_theme_info: theme } = store;
  const { seo_description: seo = store.seo_description, seo_description_en: english } = taken(
    body,
    TEXTS,
  );
  const { columns = theme.columns, sections_info: sections } = taken(body, THEME);
  const handles = { ...social, ...taken(body, socialNetworks) };
  return {
    ...store,
    ...taken(body, ALIKE),
    seo_description: (locale === 'en' && english) || seo,
    social: Object.fromEntries(Object.entries(handles).filter(([, handle]) => handle !== null)),
    store_theme_info: {
      ...theme,
      columns,
      sections_info: { ...theme.sections_info, ...sections },
    },
  };
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
