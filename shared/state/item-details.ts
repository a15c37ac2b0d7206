import type { EditedItem, ItemFields } from '../contracts/item-fields.ts';
import { areDetails, detailLines, detailsOf } from '../rules/item-details.ts';

/** The fields that an item's owner makes up, in its form: a text of lines for each language. */

const FIELDS = ['details', 'details_en'] as const;
type Details = Pick<ItemFields, (typeof FIELDS)[number]>;
type Read = (name: string) => string;

export function detailValues(item: Pick<EditedItem, (typeof FIELDS)[number]>) {
  return { details: detailLines(item.details), details_en: detailLines(item.details_en ?? []) };
}

export function detailBody(text: Read): Details {
  const english = text('details_en');
  return {
    details: detailsOf(text('details')),
    details_en: english === '' ? null : detailsOf(english),
  };
}

export function detailProblems(text: Read): (readonly [string, 'details', boolean])[] {
  return FIELDS.map((name) => [name, 'details', !areDetails(detailsOf(text(name)))]);
}
