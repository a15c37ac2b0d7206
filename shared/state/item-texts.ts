import type { EditedItem, ItemFields } from '../contracts/item-fields.ts';
import { SEO_FIELDS, seoFaults, type SeoField, type SeoTexts } from '../rules/seo-texts.ts';
import { detailBody, detailProblems, detailValues } from './item-details.ts';

/** The texts of an item's form besides its name, description and tags: its own fields, and what search engines say. */

type Owned = SeoField | 'details' | 'details_en';
type Read = (name: string) => string;

export function textValues(item: Pick<EditedItem, Owned>) {
  const seo = SEO_FIELDS.map((field) => [field, item[field] ?? '']);
  return { ...detailValues(item), ...(Object.fromEntries(seo) as Record<SeoField, string>) };
}

export function textBody(text: Read): Pick<ItemFields, Owned> {
  return { ...detailBody(text), ...seoOf(text) };
}

export function textProblems(text: Read): (readonly [string, 'details' | 'long', boolean])[] {
  const seo = seoFaults(seoOf(text)).map(([field, is]) => [field, 'long', is] as const);
  return [...detailProblems(text), ...seo];
}

function seoOf(text: Read): SeoTexts {
  return {
    seo_title: text('seo_title') || null,
    seo_title_en: text('seo_title_en') || null,
    seo_description: text('seo_description') || null,
    seo_description_en: text('seo_description_en') || null,
  };
}
