import type { ImportField } from '../../../../shared/rules/import-columns.ts';
import { withoutDefusing } from '../../../../shared/rules/formula-cells.ts';
import { fold } from '../../../../shared/rules/fold.ts';
import { pairsOf } from '../../../../shared/rules/listed-cells.ts';

/** Characters of a title that are compared and remembered. */
const TITLE_MAX = 100;

/** Names that a column may have, by its field: those of the export, and those that owners write. */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  item: ['item', 'id', 'id del articulo', 'grupo', 'group', 'item group', 'item_group_id'],
  slug: ['slug', 'handle', 'direccion', 'address'],
  sku: ['sku'],
  code: ['code', 'codigo', 'clave'],
  barcode: ['barcode', 'codigo de barras', 'gtin', 'ean', 'upc'],
  kind: ['kind', 'tipo', 'tipo de articulo'],
  name: ['name', 'nombre', 'producto', 'articulo'],
  name_en: ['name_en', 'nombre en ingles', 'english name'],
  description: ['description', 'descripcion'],
  description_en: ['description_en', 'descripcion en ingles', 'english description'],
  state: ['state', 'estado'],
  publish_at: ['publish_at', 'publicar el', 'fecha de publicacion', 'publish at'],
  hidden: ['hidden', 'oculto'],
  attributes: ['attributes', 'atributos', 'variante'],
  attributes_en: ['attributes_en', 'atributos en ingles'],
  photos: ['photos', 'fotos', 'imagenes', 'images'],
  variant_photo: ['variant_photo', 'foto de la variante', 'variant photo', 'variant image'],
  tags: ['tags', 'etiquetas'],
  tags_en: ['tags_en', 'etiquetas en ingles', 'english tags'],
  details: ['details', 'campos propios', 'caracteristicas', 'own fields'],
  details_en: ['details_en', 'campos propios en ingles', 'english details'],
  seo_title: ['seo_title', 'titulo para buscadores', 'seo title'],
  seo_title_en: ['seo_title_en', 'titulo para buscadores en ingles', 'english seo title'],
  seo_description: ['seo_description', 'descripcion para buscadores', 'seo description'],
  seo_description_en: [
    'seo_description_en',
    'descripcion para buscadores en ingles',
    'english seo description',
  ],
  main_type: ['main_type', 'tipo principal', 'main type'],
  stock_type: ['stock_type', 'tipo de existencias', 'stock type'],
  max_purchase_amount: ['max_purchase_amount', 'limite por compra', 'limit per purchase'],
  is_free: ['is_free', 'gratis', 'free'],
  hide_price: ['hide_price', 'ocultar precio', 'hide price'],
  is_dropshipping: ['is_dropshipping', 'reventa', 'dropshipping', 'resale'],
  contribution_margin: ['contribution_margin', 'margen', 'margin'],
  variant_margin: ['variant_margin', 'margen de la variante', 'variant margin'],
  experience_date: ['experience_date', 'fecha de la experiencia', 'fecha del evento', 'event date'],
  experience_place: ['experience_place', 'lugar', 'place'],
  experience_place_en: ['experience_place_en', 'lugar en ingles', 'english place'],
  persons: ['persons', 'personas'],
  return_type: ['return_type', 'devoluciones', 'returns'],
  return_policy: ['return_policy', 'politica de devolucion', 'return policy'],
  return_legend: ['return_legend', 'texto de la devolucion', 'return legend'],
  return_legend_en: [
    'return_legend_en',
    'texto de la devolucion en ingles',
    'english return legend',
  ],
  return_fees: ['return_fees', 'quien paga la devolucion', 'return fees'],
  return_label: ['return_label', 'guia de devolucion', 'return label'],
  restocking_fees: ['restocking_fees', 'cargo por devolucion', 'restocking fees'],
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

/** Characters of an attribute's name, and of its value. */
const ATTRIBUTE_MAX = 60;

/** `Talla: M; Color: Azul` as names with their values; undefined where it is not written so. */
export function attributesOf(cell: string): Record<string, string> | undefined {
  const pairs = pairsOf(cell);
  const texts = Object.entries(pairs ?? {}).flat();
  return texts.every((text) => text.length <= ATTRIBUTE_MAX) ? pairs : undefined;
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
