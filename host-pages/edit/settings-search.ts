import { settings } from '../../fragments/office/settings/server.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { dayName } from '../../shared/rules/day-name.ts';
import type { FormField } from '../../shared/rules/office-found.ts';
import { socialNetworks } from '../../shared/rules/social.ts';

/** The first line of the hours, which stands for them all. */
export const HOURS = 'hours_1';

/** The fields of each part of the settings page, in their order there; of a group its own name. */
const PARTS = {
  shop: [
    'name',
    'photo',
    'photo_display',
    'favicon',
    'hidden_store_name',
    'hidden_search_bar',
    'hidden_affinity_xheader',
    'seo_description',
    'about_entry_id',
    'about_text',
  ],
  sections: ['sections', 'signup_form'],
  look: ['color1', 'color2', 'bgcolor', 'columns', 'adornment_type', 'darkmode', 'hidden_darkmode'],
  footer: ['footer_style', 'footer_bg', 'footer_fg'],
  contact: [
    'contact_email',
    'contact_country_code',
    'contact_phone',
    'whatsapp_country_code',
    'whatsapp_phone',
  ],
  hours: ['time_zone', HOURS],
  social: socialNetworks,
  tools: ['live_chat_license', 'fb_pixel'],
  help: ['users_support_url', 'franchise_support_url', 'affiliate_support_url'],
  delivery: [
    'delivery_types',
    'delivery_first',
    'fixed_shipping_cost',
    'fixed_shipping_days',
    'delivery_countries',
    'collection_address',
  ],
  payment: ['payment_types', 'hold_minutes'],
} as const;

/**
 * The fields of a store's settings page, which the office's search finds.
 * @param tag the language of their words (BCP 47)
 */
export function settingsFields(
  tag: string,
  store: Pick<StoreInfo, 'currency' | 'root_affinity_store_info'>,
): FormField[] {
  const t = wordsOf(settings.words, tag);
  const { currency, root_affinity_store_info: root } = store;
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) =>
    PARTS[part]
      .filter((name) => root !== null || name !== 'hidden_affinity_xheader')
      .map((name) => ({
        name,
        part: t.parts[part],
        label:
          name === HOURS
            ? dayName(0, tag)
            : fill(t.fields[name], { currency, name: root?.name ?? '' }),
      })),
  );
}
