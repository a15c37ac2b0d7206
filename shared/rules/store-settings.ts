/** Rules of a store's settings that need more than one field, or more than a pattern. */
import { hasLength } from './validators.ts';
import { isEmail } from './email.ts';
import { liveChatOf } from './live-chat.ts';
import { areSpans, type WeekHours } from './opening-hours.ts';
import { CALLING_CODES, isPhone, phoneCountries } from './phone.ts';
import { isHandle, socialNetworks, tidyHandle, type SocialNetwork } from './social.ts';
import { websiteUrl } from './website.ts';

type Handles = Readonly<Record<SocialNetwork, string | null>>;

const SUPPORT = ['users_support_url', 'franchise_support_url', 'affiliate_support_url'] as const;
const PHONES = [
  ['contact_country_code', 'contact_phone'],
  ['whatsapp_country_code', 'whatsapp_phone'],
] as const;
const EMPTY_IS_NULL = [
  'live_chat_license',
  'fb_pixel',
  'seo_description',
  'seo_description_en',
  'about_text',
  'about_text_en',
  'contact_email',
  'contact_country_code',
  'contact_phone',
  'whatsapp_country_code',
  'whatsapp_phone',
  'collection_address',
] as const;

/** The number of a Meta pixel. */
const PIXEL = /^\d{5,20}$/;

/** The settings that these rules look at. */
export type RuledSettings = Handles &
  Readonly<Record<(typeof SUPPORT)[number] | (typeof EMPTY_IS_NULL)[number], string | null>> & {
    readonly name: string;
    readonly opening_hours: WeekHours | null;
    readonly delivery_types: readonly string[];
    readonly payment_types: readonly string[];
  };

/** Why a setting is refused; the words stand with the form that shows it. */
export type SettingsProblem =
  | 'required'
  | 'handle'
  | 'url'
  | 'license'
  | 'pixel'
  | 'email'
  | 'phone'
  | 'code'
  | 'collection'
  | 'payment'
  | 'cost'
  | 'days'
  | 'minutes'
  | 'color'
  | 'hours';

/** Settings as they are kept: an empty text is null, an address is whole, a handle is bare (spec [5]). */
export function tidySettings<S extends RuledSettings>(settings: S): S {
  const tidied: Record<string, string | null> = {};
  for (const name of EMPTY_IS_NULL) tidied[name] = settings[name]?.trim() || null;
  for (const name of SUPPORT) tidied[name] = wholeUrl(settings[name]);
  for (const network of socialNetworks) tidied[network] = tidyHandle(network, settings[network]);
  return { ...settings, ...tidied };
}

/** A web address with its scheme; a text that is none stays, so that its field can be told. */
function wholeUrl(text: string | null): string | null {
  const typed = text?.trim() ?? '';
  return typed === '' ? null : (websiteUrl(typed) ?? typed);
}

/** The problems of tidied settings by field; none where they can be kept. */
export function settingsFaults(settings: RuledSettings): Record<string, SettingsProblem> {
  const faults: Record<string, SettingsProblem> = {};
  if (!hasLength(settings.name.trim(), { min: 1 })) faults['name'] = 'required';
  for (const network of socialNetworks) {
    if (!isHandle(network, settings[network])) {
      faults[network] = network === 'discord' ? 'url' : 'handle';
    }
  }
  if (settings.contact_email !== null && !isEmail(settings.contact_email)) {
    faults['contact_email'] = 'email';
  }
  if (liveChatOf(settings.live_chat_license) === undefined) {
    faults['live_chat_license'] = 'license';
  }
  if (settings.fb_pixel !== null && !PIXEL.test(settings.fb_pixel)) faults['fb_pixel'] = 'pixel';
  for (const [code, phone] of PHONES) {
    if (settings[phone] === null) continue;
    if (settings[code] === null) faults[code] = 'code';
    else if (!fitsCode(settings[phone], settings[code])) faults[phone] = 'phone';
  }
  for (const name of SUPPORT) {
    if (settings[name] !== null && websiteUrl(settings[name]) === undefined) faults[name] = 'url';
  }
  if (settings.delivery_types.includes('collection') && settings.collection_address === null) {
    faults['collection_address'] = 'collection';
  }
  if (settings.opening_hours?.some((spans) => !areSpans(spans))) faults['opening_hours'] = 'hours';
  if (settings.payment_types.length === 0) faults['payment_types'] = 'payment';
  return faults;
}

/** Whether a national number fits one of the countries with the calling code; any may for others. */
function fitsCode(phone: string, code: string): boolean {
  const countries = phoneCountries.filter((country) => String(CALLING_CODES[country]) === code);
  return countries.length === 0
    ? isPhone(phone, '')
    : countries.some((country) => isPhone(phone, country));
}
