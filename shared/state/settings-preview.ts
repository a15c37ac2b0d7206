/** What the preview beside the settings' form shows: its pages, and the fields that each is made with. */
import { DAYS } from '../rules/opening-hours.ts';
import type { FormValues } from './form.ts';
import { switchedSections } from './settings-form.ts';

/** The pages of the store that the preview turns to. */
export const previewPages = ['front', 'info', 'contact', 'register'] as const;
export type PreviewPage = (typeof previewPages)[number];

/** Most characters of one field that a preview is made with: it shows how a long text begins. */
export const PREVIEW_TEXT_MAX = 1200;

/** The fields that only the page of that name shows; all others stand on the front. */
const ONLY_ON: Readonly<Record<Exclude<PreviewPage, 'front'>, readonly string[]>> = {
  info: ['about_entry_id', 'about_text', 'about_text_en'],
  contact: [
    'contact_email',
    'contact_country_code',
    'contact_phone',
    'time_zone',
    ...DAYS.map((day) => `hours_${day}`),
  ],
  register: ['signup_form'],
};

/** The fields that a preview is made with; colours are shown in the browser itself. */
export const previewedFields: readonly string[] = [
  'name',
  'photo',
  'photo_display',
  'favicon',
  'hidden_store_name',
  'hidden_search_bar',
  'hidden_affinity_xheader',
  'columns',
  'adornment_type',
  'darkmode',
  'hidden_darkmode',
  'footer_style',
  'seo_description',
  'seo_description_en',
  'facebook',
  'instagram',
  'twitter',
  'youtube',
  'twitch',
  'kick',
  'discord',
  'whatsapp_country_code',
  'whatsapp_phone',
  'live_chat_license',
  'users_support_url',
  'franchise_support_url',
  'affiliate_support_url',
  ...switchedSections.map((name) => `section_${name}`),
  ...Object.values(ONLY_ON).flat(),
];

/** The page that shows a field; undefined for one that no page of the preview shows, or each does. */
export function previewPageOf(field: string): PreviewPage | undefined {
  if (!previewedFields.includes(field)) return undefined;
  return previewPages.find((page) => page !== 'front' && ONLY_ON[page].includes(field)) ?? 'front';
}

/** The parameters of a preview's address: the page, and the fields that have a value. */
export function previewQuery(page: PreviewPage, values: FormValues): string {
  const named = previewedFields.map((name) => [
    name,
    (values[name] ?? '').slice(0, PREVIEW_TEXT_MAX),
  ]);
  const given = named.filter(([, value]) => value !== '');
  return new URLSearchParams([['page', page], ...(given as [string, string][])]).toString();
}
