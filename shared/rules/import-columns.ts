/** Most columns of a file that are read; those behind them are left alone. */
export const IMPORT_MAX_COLUMNS = 200;

/** The fields of one variant that a column can hold. */
const variantFields = [
  'code',
  'barcode',
  'attributes',
  'attributes_en',
  'price',
  'crossout_price',
  'on_hand',
  'persons',
  'variant_photo',
  'variant_margin',
  'weight_kg',
  'size_cm',
  'sku',
] as const;
type VariantField = (typeof variantFields)[number];

/** The fields of an item that a column can hold, in the order in which a choice offers them. */
export const importFields = [
  'code',
  'barcode',
  'name',
  'name_en',
  'description',
  'description_en',
  'price',
  'crossout_price',
  'currency',
  'on_hand',
  'state',
  'publish_at',
  'hidden',
  'kind',
  'attributes',
  'attributes_en',
  'photos',
  'variant_photo',
  'tags',
  'tags_en',
  'details',
  'details_en',
  'seo_title',
  'seo_title_en',
  'seo_description',
  'seo_description_en',
  'main_type',
  'stock_type',
  'max_purchase_amount',
  'is_free',
  'hide_price',
  'is_dropshipping',
  'contribution_margin',
  'variant_margin',
  'experience_date',
  'experience_place',
  'experience_place_en',
  'persons',
  'return_type',
  'return_policy',
  'return_legend',
  'return_legend_en',
  'return_fees',
  'return_label',
  'restocking_fees',
  'weight_kg',
  'size_cm',
  'tax_rate',
  'sat_product',
  'sat_unit',
  'item',
  'slug',
  'sku',
] as const;
export type ImportField = (typeof importFields)[number];

/** Whether a field belongs to one variant; any other belongs to its item. */
export function isOfVariant(field: ImportField): field is VariantField {
  return (variantFields as readonly string[]).includes(field);
}

/** The fields that name a picture of the store's library. */
export const pictureFields = ['photos', 'variant_photo'] as const satisfies readonly ImportField[];
/** True where two columns hold the same field. */
export function hasFieldTwice(columns: readonly (ImportField | null)[]): boolean {
  const named = columns.filter((one) => one !== null);
  return new Set(named).size < named.length;
}

const NAME = /^column(\d{1,3})$/;

/** The name of the form's field for a column, by its place from 0. */
export const columnName = (index: number) => `column${index}`;

/** The columns that a form names, in the order of the file; null for one that is left alone. */
export function columnsOfForm(fields: Readonly<Record<string, string>>): (ImportField | null)[] {
  const columns: (ImportField | null)[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const at = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    if (!(at < IMPORT_MAX_COLUMNS)) continue;
    while (columns.length <= at) columns.push(null);
    columns[at] = importFields.find((one) => one === value) ?? null;
  }
  return columns;
}
