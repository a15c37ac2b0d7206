/** Most columns of a file that are read; those behind them are left alone. */
export const IMPORT_MAX_COLUMNS = 200;

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
  'attributes',
  'attributes_en',
  'weight_kg',
  'size_cm',
  'tax_rate',
  'sat_product',
  'sat_unit',
  'sku',
] as const;
export type ImportField = (typeof importFields)[number];

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
