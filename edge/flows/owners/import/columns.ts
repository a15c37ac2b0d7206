import type { ImportField } from '../../../../shared/rules/import-columns.ts';
import { withoutDefusing } from '../../../../shared/rules/formula-cells.ts';
import { fold } from '../../../../shared/rules/fold.ts';

/** Characters of a title that are compared and remembered. */
const TITLE_MAX = 100;

/** Names that a column may have, by its field: those of the export, and those that owners write. */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  sku: ['sku'],
  code: ['code', 'codigo', 'clave'],
  barcode: ['barcode', 'codigo de barras', 'gtin', 'ean', 'upc'],
  name: ['name', 'nombre', 'producto', 'articulo'],
  name_en: ['name_en', 'nombre en ingles', 'english name'],
  description: ['description', 'descripcion'],
  description_en: ['description_en', 'descripcion en ingles', 'english description'],
  state: ['state', 'estado'],
  attributes: ['attributes', 'atributos', 'variante'],
  attributes_en: ['attributes_en', 'atributos en ingles'],
  price: ['price', 'precio'],
  crossout_price: ['crossout_price', 'precio anterior', 'former price'],
  currency: ['currency', 'moneda'],
  on_hand: ['on_hand', 'existencias', 'stock', 'inventario'],
  weight_kg: ['weight_kg', 'peso', 'peso (kg)', 'weight', 'weight (kg)'],
  size_cm: ['size_cm', 'medidas', 'medidas (cm)', 'dimensiones', 'dimensions', 'size (cm)'],
  tax_rate: ['tax_rate', 'impuesto', 'iva', 'tax'],
  sat_product: ['sat_product', 'clave de producto del sat', 'clave sat', 'claveprodserv'],
  sat_unit: ['sat_unit', 'clave de unidad del sat', 'claveunidad'],
};

/** The cells of a row by their fields. */
export type Cells = Readonly<Partial<Record<ImportField, string>>>;

/** A column's title as it is compared: without case, accents and space around it. */
export const titleKey = (title: string) => fold(title.trim()).slice(0, TITLE_MAX);

/**
 * The field of each column; null for a column that the import leaves alone.
 * @param chosen fields that the store's owners chose before, by a title's key; null for none
 */
export function columnsOf(
  header: readonly string[],
  chosen: ReadonlyMap<string, ImportField | null> = new Map(),
): (ImportField | null)[] {
  const taken = new Set<ImportField>(header.flatMap((title) => chosen.get(titleKey(title)) ?? []));
  const given = new Set<ImportField>();
  return header.map((title) => {
    const key = titleKey(title);
    const own = chosen.get(key);
    if (own === null) return null;
    if (own !== undefined) {
      if (given.has(own)) return null;
      given.add(own);
      return own;
    }
    const field = (Object.keys(NAMES) as ImportField[]).find(
      (one) => !taken.has(one) && NAMES[one].includes(key),
    );
    if (field) taken.add(field);
    return field ?? null;
  });
}

/** The cells of a row that has a field each, as they were before an export defused them. */
export function cellsOf(columns: readonly (ImportField | null)[], row: readonly string[]): Cells {
  const pairs = columns.flatMap((field, index) =>
    field ? [[field, withoutDefusing(row[index] ?? '')]] : [],
  );
  return Object.fromEntries(pairs) as Cells;
}

/** `Talla: M; Color: Azul` as names with their values; undefined where it is not written so. */
export function attributesOf(cell: string): Record<string, string> | undefined {
  const parts = cell.split(';').filter((part) => part.trim() !== '');
  const pairs = parts.map((part) => /^([^:]+):(.+)$/s.exec(part));
  if (!pairs.every((pair) => pair !== null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair[1]!.trim(), pair[2]!.trim()]));
}

/** `1,234.50`, `1.234,50`, `$199` in minor units; undefined for what is no price. */
export function amountOf(cell: string, places: number): number | undefined {
  const digits = cell.replace(/[\s$€]/g, '');
  const parts = /^(\d{1,3}(?:([.,])\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(digits);
  if (!parts || (parts[2] !== undefined && parts[2] === parts[3])) return undefined;
  const [, whole = '', , , part = ''] = parts;
  if (part.length > places && Number(part) !== 0) return undefined;
  return Number(whole.replace(/[.,]/g, '') + part.slice(0, places).padEnd(places, '0'));
}

/** A count of units; undefined for what is none. */
export function unitsOf(cell: string): number | undefined {
  return /^\d{1,7}$/.test(cell.trim()) ? Number(cell) : undefined;
}
