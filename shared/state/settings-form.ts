/** The form of a store's settings: its fields as text, and the call's body that they mean. */
import { storeDeliveryTypes } from '../rules/checkout-totals.ts';
import type { SettingsFields } from '../contracts/store-settings.ts';
import { DAYS, readSpans, spansText } from '../rules/opening-hours.ts';
import { phoneCountries } from '../rules/phone.ts';
import { settingsFaults, tidySettings, type SettingsProblem } from '../rules/store-settings.ts';
import { isBetween } from '../rules/validators.ts';
import type { FormValues } from './form.ts';

/** The settings that the form holds; the menu has a form of its own. */
export type FormSettings = Omit<SettingsFields, 'menu_items'>;

/** The sections that a store's owner can switch: those that have pages. */
export const switchedSections = [
  'products',
  'digital',
  'services',
  'experiences',
  'franchises',
  'retail',
  'catalogues',
  'blogs',
] as const;

const TEXTS = [
  'photo',
  'favicon',
  'seo_description',
  'seo_description_en',
  'about_entry_id',
  'about_text',
  'about_text_en',
  'facebook',
  'instagram',
  'twitter',
  'youtube',
  'twitch',
  'kick',
  'discord',
  'contact_email',
  'contact_country_code',
  'contact_phone',
  'time_zone',
  'whatsapp_country_code',
  'whatsapp_phone',
  'live_chat_license',
  'fb_pixel',
  'users_support_url',
  'franchise_support_url',
  'affiliate_support_url',
  'collection_address',
] as const;
const BOOLEANS = [
  'hidden_store_name',
  'hidden_search_bar',
  'hidden_affinity_xheader',
  'darkmode',
  'hidden_darkmode',
] as const;
const CHOICES = ['photo_display', 'footer_style', 'signup_form'] as const;
export const COLORS = ['color1', 'color2'] as const;
/** Colours that the store need not choose. */
export const COLORS_OR_NONE = ['bgcolor', 'footer_bg', 'footer_fg'] as const;

const on = (is: boolean | undefined): string => (is ? 'on' : '');

/**
 * The settings as the form begins with them; a ticked box is `on`.
 * @param country the store's own, which it delivers to where it names none
 */
export function settingsValues(settings: FormSettings, country: string): Record<string, string> {
  const goesTo = settings.delivery_countries.length > 0 ? settings.delivery_countries : [country];
  const values: Record<string, string> = { name: settings.name };
  for (const name of [...TEXTS, ...COLORS, ...COLORS_OR_NONE]) values[name] = settings[name] ?? '';
  for (const name of BOOLEANS) values[name] = on(settings[name]);
  for (const name of CHOICES) values[name] = settings[name];
  for (const day of DAYS) {
    values[`hours_${day}`] = spansText(settings.opening_hours?.[day - 1] ?? []);
  }
  values['columns'] = String(settings.columns);
  values['adornment_type'] = settings.adornment_type ?? '';
  for (const name of switchedSections) values[`section_${name}`] = on(settings.sections_info[name]);
  for (const type of storeDeliveryTypes) {
    values[`delivery_${type}`] = on(settings.delivery_types.includes(type));
  }
  values['delivery_first'] = settings.delivery_types[0] ?? storeDeliveryTypes[0];
  for (const one of new Set<string>([...phoneCountries, ...goesTo])) {
    values[`country_${one}`] = on(goesTo.includes(one));
  }
  for (const type of settings.payment_types) values[`payment_${type}`] = 'on';
  values['fixed_shipping_cost'] = (settings.fixed_shipping_cost / 100).toFixed(2);
  values['fixed_shipping_days'] = String(settings.fixed_shipping_days);
  values['hold_minutes'] = String(settings.hold_minutes);
  return values;
}

/** The form's values as the call takes them; a number that is none is 0, see `settingsProblems`. */
export function settingsBody(values: FormValues, country: string): FormSettings {
  const text = (name: string) => (values[name] ?? '').trim();
  const ticked = (name: string) => text(name) !== '';
  const body: Record<string, unknown> = { name: text('name') };
  for (const name of [...TEXTS, ...COLORS_OR_NONE]) body[name] = text(name) || null;
  for (const name of [...COLORS, ...CHOICES]) body[name] = text(name);
  for (const name of BOOLEANS) body[name] = ticked(name);
  const first = text('delivery_first');
  const tickedOf = (group: string) =>
    Object.keys(values)
      .filter((name) => name.startsWith(group) && ticked(name))
      .map((name) => name.slice(group.length));
  const goesTo = tickedOf('country_');
  const week = DAYS.map((day) => readSpans(text(`hours_${day}`)) ?? []);
  return tidySettings({
    ...body,
    opening_hours: week.some((spans) => spans.length > 0) ? week : null,
    columns: text('columns') === '1' ? 1 : 2,
    adornment_type: text('adornment_type') || null,
    sections_info: Object.fromEntries(
      switchedSections.map((name) => [name, ticked(`section_${name}`)]),
    ),
    delivery_types: storeDeliveryTypes
      .filter((type) => ticked(`delivery_${type}`))
      .toSorted((a, b) => Number(b === first) - Number(a === first)),
    delivery_countries: goesTo.length === 1 && goesTo[0] === country ? [] : goesTo,
    payment_types: tickedOf('payment_').toSorted(),
    fixed_shipping_cost: minorOf(text('fixed_shipping_cost')) ?? 0,
    fixed_shipping_days: Number(text('fixed_shipping_days')) || 0,
    hold_minutes: Number(text('hold_minutes')) || 0,
  } as FormSettings);
}

/**
 * The body of a form that was changed: the settings that differ from the saved ones alone.
 * @returns undefined where nothing differs
 */
export function settingsChanges(
  values: FormValues,
  saved: FormValues,
  country: string,
): Partial<FormSettings> | undefined {
  const before = new Map(Object.entries(settingsBody(saved, country)));
  const changed = Object.entries(settingsBody(values, country)).filter(
    ([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** The problems that keep the form from being saved, in its order. */
export function settingsProblems(values: FormValues): Record<string, SettingsProblem> {
  const problems: Record<string, SettingsProblem> = {};
  const text = (name: string) => (values[name] ?? '').trim();
  for (const name of COLORS) if (!isHex(text(name))) problems[name] = 'color';
  for (const name of COLORS_OR_NONE) {
    if (text(name) !== '' && !isHex(text(name))) problems[name] = 'color';
  }
  for (const day of DAYS) {
    if (!readSpans(text(`hours_${day}`))) problems[`hours_${day}`] = 'hours';
  }
  if (minorOf(text('fixed_shipping_cost')) === undefined) problems['fixed_shipping_cost'] = 'cost';
  for (const [name, problem, min, max] of NUMBERS) {
    const isWhole = /^\d+$/.test(text(name)) && isBetween(text(name), { min, max });
    if (!isWhole) problems[name] = problem;
  }
  return { ...settingsFaults(settingsBody(values, '')), ...problems };
}

/** Whole numbers with their limits, as the contract has them. */
const NUMBERS = [
  ['fixed_shipping_days', 'days', 0, 90],
  ['hold_minutes', 'minutes', 1, 1440],
] as const;

function isHex(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

/** An amount as people type it, in minor units: `99`, `99.5`, `99,50`; undefined for any other text. */
function minorOf(text: string): number | undefined {
  const [, whole, , cents = ''] = /^(\d{1,6})([.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
