import type { Failure } from '../../../shared/contracts/errors.ts';
import type { ItemFields, SkuFields } from '../../../shared/contracts/item-fields.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { tidyDigits } from '../../../shared/rules/item-codes.ts';
import { tidyDetails } from '../../../shared/rules/item-details.ts';
import { tidyName } from '../../../shared/rules/names.ts';
import { NO_SEO_TEXTS, tidySeo } from '../../../shared/rules/seo-texts.ts';
import {
  itemFaults,
  tidyAttributes,
  tidyTags,
  tidyText,
} from '../../../shared/rules/item-edits.ts';
import type { ItemState, SkuState } from '../../modules/items/index.ts';
import type { StoreScope } from './editable.ts';
import { libraryPhotos } from './library.ts';

type Photo = ItemState['photos'][number];

/** What an owner sends of an item: all of it, or the fields that change. */
export type Given = Partial<ItemFields>;

/**
 * The state of an item with what its owner sent: texts tidied, pictures found in the store's library,
 * new variants with ids. A fault is answered with its field.
 * @param find pictures that are known without a look into the library, by their addresses
 */
export async function stateWith(
  scope: StoreScope,
  before: ItemState,
  given: Given,
  find: (url: string) => Photo | undefined = () => undefined,
): Promise<Result<ItemState, Failure>> {
  const photos = await photosOf(scope, before, given, find);
  if (!photos.ok) return photos;
  const skus = given.skus && skusOf(before, given.skus, photos.value);
  if (skus && !skus.ok) return skus;
  const state: ItemState = {
    ...before,
    ...plainOf(given),
    ...textsOf(given),
    ...(given.photos && { photos: given.photos.flatMap((url) => photos.value.get(url) ?? []) }),
    ...(skus && { skus: skus.value }),
  };
  const [fault] = itemFaults(state);
  return fault === undefined ? ok(state) : fail({ code: 'invalid_request', field: fault });
}

/** Names of fields in calls and in states are the same for these. */
const SAME = [
  'main_type',
  'is_free',
  'hide_price',
  'is_dropshipping',
  'contribution_margin',
  'stock_type',
  'max_purchase_amount',
  'list_state',
  'return_info',
  'weight_g',
  'size_mm',
  'tax_rate',
] as const;

function plainOf(given: Given): Partial<ItemState> {
  const same = SAME.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]));
  return {
    ...(Object.fromEntries(same) as Partial<ItemState>),
    ...(given.hiden !== undefined && { hidden: given.hiden }),
    ...(given.publish_at !== undefined && { publish_at: timeOf(given.publish_at) }),
    ...(given.experience_date !== undefined && { experience_date: timeOf(given.experience_date) }),
  };
}

const timeOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));

function textsOf(given: Given): Partial<ItemState> {
  const { name, name_en, plain_description, plain_description_en, tags, tags_en } = given;
  const { details, details_en } = given;
  const {
    experience_place: place,
    experience_place_en: english,
    sat_product: product,
    sat_unit: unit,
  } = given;
  return {
    ...(name !== undefined && { name: tidyName(name) }),
    ...(name_en !== undefined && { name_en: orNone(tidyName(name_en ?? '')) }),
    ...(plain_description !== undefined && { description: tidyText(plain_description) }),
    ...(plain_description_en !== undefined && {
      description_en: orNone(tidyText(plain_description_en ?? '')),
    }),
    ...(tags !== undefined && { tags: tidyTags(tags) }),
    ...(tags_en !== undefined && { tags_en: tags_en && tidyTags(tags_en) }),
    ...(details !== undefined && { details: tidyDetails(details) }),
    ...(details_en !== undefined && { details_en: details_en && tidyDetails(details_en) }),
    ...tidySeo(given),
    ...(place !== undefined && { experience_place: orNone(tidyName(place ?? '')) }),
    ...(english !== undefined && { experience_place_en: orNone(tidyName(english ?? '')) }),
    ...(product !== undefined && { sat_product: orNone(tidyDigits(product ?? '')) }),
    ...(unit !== undefined && { sat_unit: orNone(tidyName(unit ?? '').toUpperCase()) }),
  };
}

const orNone = (text: string) => (text === '' ? null : text);

/** The pictures that were sent, by address: of the item as it stands, or of the store's library. */
async function photosOf(
  scope: StoreScope,
  before: ItemState,
  { photos = [], skus = [] }: Given,
  find: (url: string) => Photo | undefined,
): Promise<Result<ReadonlyMap<string, Photo>, Failure>> {
  const shown = [...before.photos, ...before.skus.flatMap((sku) => sku.photo ?? [])];
  const known = new Map(shown.map((photo) => [photo.url, photo]));
  const asked = [...photos, ...skus.flatMap((sku) => sku.photo ?? [])];
  for (const url of asked) {
    const photo = known.has(url) ? undefined : find(url);
    if (photo) known.set(url, photo);
  }
  const wanted = new Set(asked.filter((url) => !known.has(url)));
  if (wanted.size === 0) return ok(known);
  for (const [url, photo] of await libraryPhotos(scope, [...wanted])) known.set(url, photo);
  if (asked.every((url) => known.has(url))) return ok(known);
  return fail({ code: 'image_not_found', field: 'photos' });
}

/** The variants in the order in which they were sent; ids that are not the item's are refused. */
function skusOf(
  before: ItemState,
  skus: readonly SkuFields[],
  photos: ReadonlyMap<string, Photo>,
): Result<SkuState[], Failure> {
  const own = new Map(before.skus.map((sku) => [sku.id, sku]));
  const ids = skus.flatMap((sku) => sku.id ?? []);
  if (new Set(ids).size !== ids.length || ids.some((id) => !own.has(id)))
    return fail({ code: 'invalid_request', field: 'skus' });
  return ok(
    skus.map((sku, index) => ({
      id: sku.id ?? newId('sku'),
      code: tidyName(sku.code ?? '') || own.get(sku.id ?? '')?.code || codeOf(before.slug, index),
      attributes: tidyAttributes(sku.attributes),
      attributes_en: sku.attributes_en && tidyAttributes(sku.attributes_en),
      list_price: sku.list_price,
      crossout_price: sku.crossout_price,
      photo: sku.photo === null ? null : (photos.get(sku.photo) ?? null),
      persons: sku.persons,
      barcode: orNone(tidyDigits(sku.barcode ?? '')),
      weight_g: sku.weight_g,
      size_mm: sku.size_mm,
      contribution_margin: sku.contribution_margin,
    })),
  );
}

/** A code for a variant whose owner gave none. */
export const codeOf = (slug: string, index: number) => `${slug}-${index + 1}`;

/** A new item before its owner's fields. */
export function blankItem(slug: string, kind: ItemState['kind'], currency: string): ItemState {
  return {
    slug,
    kind,
    currency,
    name: '',
    name_en: null,
    description: '',
    description_en: null,
    main_type: 'business',
    tags: [],
    tags_en: null,
    details: [],
    details_en: null,
    ...NO_SEO_TEXTS,
    photos: [],
    is_free: false,
    hide_price: false,
    is_dropshipping: false,
    contribution_margin: 0,
    stock_type: 'onstock',
    max_purchase_amount: null,
    list_state: 'published',
    hidden: false,
    publish_at: null,
    experience_date: null,
    experience_place: null,
    experience_place_en: null,
    return_info: { return_type: '72hrs', return_policy: 'common', return_policy_legend: null },
    weight_g: null,
    size_mm: null,
    tax_rate: null,
    sat_product: null,
    sat_unit: null,
    skus: [],
  };
}
