import type { ItemDetail, OwnReturnInfo } from '../../../../shared/contracts/items.ts';
import type { ItemDetailLine } from '../../../../shared/rules/item-details.ts';
import { keptSeo } from '../../../../shared/rules/seo-texts.ts';
import type { Size } from '../../../../shared/rules/measures.ts';
import type { CellTables } from '../../../db/cell-tables.ts';

type Photo = ItemDetail['photos'][number];

/** A variant as its owner's changes leave it. Its stock is no part: sales move it, too. */
export interface SkuState extends Pick<
  CellTables['sku'],
  | 'id'
  | 'code'
  | 'list_price'
  | 'crossout_price'
  | 'persons'
  | 'barcode'
  | 'weight_g'
  | 'contribution_margin'
> {
  readonly attributes: Readonly<Record<string, string>>;
  readonly attributes_en: Readonly<Record<string, string>> | null;
  readonly photo: Photo | null;
  readonly size_mm: Size | null;
}

type Plain = Pick<
  CellTables['item'],
  | 'slug'
  | 'kind'
  | 'name'
  | 'name_en'
  | 'description'
  | 'description_en'
  | 'seo_title'
  | 'seo_title_en'
  | 'seo_description'
  | 'seo_description_en'
  | 'main_type'
  | 'currency'
  | 'contribution_margin'
  | 'stock_type'
  | 'max_purchase_amount'
  | 'list_state'
  | 'publish_at'
  | 'experience_date'
  | 'experience_place'
  | 'experience_place_en'
  | 'weight_g'
  | 'tax_rate'
  | 'sat_product'
  | 'sat_unit'
>;

/** An item as its owner's changes leave it, and as its history keeps it. */
export interface ItemState extends Plain {
  readonly tags: readonly string[];
  readonly tags_en: readonly string[] | null;
  readonly details: readonly ItemDetailLine[];
  readonly details_en: readonly ItemDetailLine[] | null;
  readonly photos: readonly Photo[];
  readonly is_free: boolean;
  readonly hide_price: boolean;
  readonly is_dropshipping: boolean;
  readonly hidden: boolean;
  readonly return_info: OwnReturnInfo;
  readonly size_mm: Size | null;
  /** In the order in which pages offer them. */
  readonly skus: readonly SkuState[];
}

/** The row of an item that is not deleted. */
export type EditedRow = Omit<
  CellTables['item'],
  | 'list_price'
  | 'highest_price'
  | 'crossout_price'
  | 'deleted_at'
  | 'owner_id'
  | 'stars_1'
  | 'stars_2'
  | 'stars_3'
  | 'stars_4'
  | 'stars_5'
  | 'rated'
  | 'rating_sum'
  | 'tickets'
  | 'canceled_at'
  | 'has_reentry'
  | 'outside'
  | 'has_waiting_list'
  | 'admitted'
>;

export type EditedSkuRow = Omit<
  CellTables['sku'],
  'item_id' | 'position' | 'owner_id' | 'units_left'
>;

/** An item's state by its rows. */
export function toState(row: EditedRow, skus: readonly EditedSkuRow[]): ItemState {
  const { id: _, version: _version, updated_at: _at, ...fields } = row;
  return {
    ...fields,
    tags: JSON.parse(row.tags) as string[],
    tags_en: row.tags_en === null ? null : (JSON.parse(row.tags_en) as string[]),
    details: JSON.parse(row.details) as ItemDetailLine[],
    details_en: row.details_en === null ? null : (JSON.parse(row.details_en) as ItemDetailLine[]),
    photos: JSON.parse(row.photos) as Photo[],
    is_free: row.is_free === 1,
    hide_price: row.hide_price === 1,
    is_dropshipping: row.is_dropshipping === 1,
    hidden: row.hidden === 1,
    return_info: JSON.parse(row.return_info) as OwnReturnInfo,
    size_mm: row.size_mm === null ? null : (JSON.parse(row.size_mm) as Size),
    skus: skus.map(({ on_hand: _on, reserved: _reserved, ...sku }) => ({
      ...sku,
      attributes: JSON.parse(sku.attributes) as Record<string, string>,
      attributes_en:
        sku.attributes_en === null
          ? null
          : (JSON.parse(sku.attributes_en) as Record<string, string>),
      photo: sku.photo === null ? null : (JSON.parse(sku.photo) as Photo),
      size_mm: sku.size_mm === null ? null : (JSON.parse(sku.size_mm) as Size),
    })),
  };
}

/**
 * The columns of an item that its state sets. A state that was kept before a column came lacks its
 * field.
 */
export function toColumns(state: ItemState) {
  const { skus: _, ...fields } = state;
  return {
    ...fields,
    tags: JSON.stringify(state.tags),
    tags_en: state.tags_en && JSON.stringify(state.tags_en),
    details: JSON.stringify(state.details ?? []),
    details_en: state.details_en ? JSON.stringify(state.details_en) : null,
    ...keptSeo(state),
    photos: JSON.stringify(state.photos),
    is_free: Number(state.is_free),
    hide_price: Number(state.hide_price),
    is_dropshipping: Number(state.is_dropshipping),
    hidden: Number(state.hidden),
    return_info: JSON.stringify(state.return_info),
    experience_place_en: state.experience_place_en ?? null,
    weight_g: state.weight_g ?? null,
    size_mm: jsonOf(state.size_mm),
    tax_rate: state.tax_rate ?? null,
    sat_product: state.sat_product ?? null,
    sat_unit: state.sat_unit ?? null,
  };
}

/** The columns of a variant that its state sets, without its place; see `toColumns`. */
export function toSkuColumns(sku: SkuState) {
  return {
    ...sku,
    attributes: JSON.stringify(sku.attributes),
    attributes_en: sku.attributes_en && JSON.stringify(sku.attributes_en),
    photo: sku.photo && JSON.stringify(sku.photo),
    size_mm: jsonOf(sku.size_mm),
    contribution_margin: sku.contribution_margin ?? null,
  };
}

const jsonOf = (value: Size | null | undefined) => (value ? JSON.stringify(value) : null);
