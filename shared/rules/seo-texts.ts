import { tidyName } from './names.ts';

/** What search engines and shared links say of a thing, where its owner wrote it apart from its name and description. */
export interface SeoTexts {
  readonly seo_title: string | null;
  readonly seo_title_en: string | null;
  readonly seo_description: string | null;
  readonly seo_description_en: string | null;
}

export type SeoField = keyof SeoTexts;

/** The most characters of each: search engines show fewer. */
export const SEO_MAX = { title: 100, description: 300 } as const;

export const SEO_FIELDS: readonly SeoField[] = [
  'seo_title',
  'seo_title_en',
  'seo_description',
  'seo_description_en',
];

export const NO_SEO_TEXTS: SeoTexts = {
  seo_title: null,
  seo_title_en: null,
  seo_description: null,
  seo_description_en: null,
};

/** The texts of a state; one that was kept before they came has none. */
export function keptSeo(state: Partial<SeoTexts>): SeoTexts {
  const { seo_title = null, seo_title_en = null } = state;
  const { seo_description = null, seo_description_en = null } = state;
  return { seo_title, seo_title_en, seo_description, seo_description_en };
}

/** The most characters of a field. */
export function seoMax(field: SeoField): number {
  return field.startsWith('seo_title') ? SEO_MAX.title : SEO_MAX.description;
}

/** Each field, and whether its text is too long to be kept. */
export function seoFaults(texts: Partial<SeoTexts>): (readonly [SeoField, boolean])[] {
  return SEO_FIELDS.map((field) => [field, Array.from(texts[field] ?? '').length > seoMax(field)]);
}

/** The fields that were sent, as they are kept: one line each, null for an empty one. */
export function tidySeo(given: {
  readonly [Field in SeoField]?: string | null | undefined;
}): Partial<SeoTexts> {
  const sent = SEO_FIELDS.filter((field) => given[field] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, tidyName(given[field] ?? '') || null]));
}
