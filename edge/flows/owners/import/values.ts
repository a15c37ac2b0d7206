import { ITEM_MAX } from '../../../../shared/kernel/constants/limits.ts';
import type { ItemKind } from '../../../../shared/kernel/item-kinds.ts';
import type { ItemState } from '../../../modules/items/index.ts';
import type { Given } from '../item-state.ts';
import { amountOf, attributesOf, unitsOf, type Cells } from './columns.ts';
import { goodsOf, type Goods } from './goods.ts';
import { kindOf, personsOf, termsOf, type Reading } from './terms.ts';
import type { Reason } from './words.ts';

type Texts = Readonly<Record<string, string>>;

/** The values of a row. Null, or left out, is what the row says nothing of. */
export interface Values {
  readonly price: number | null;
  readonly crossout: number | null;
  readonly units: number | null;
  readonly attributes: Texts | null;
  readonly english: Texts | null;
  readonly persons: number | null;
  readonly kind: ItemKind | null;
  /** Null where an empty cell takes the variant's own away. */
  readonly margin?: number | null;
  readonly photo?: string | null;
  readonly state: ItemState['list_state'] | null;
  readonly goods: Partial<Goods>;
  /** The item's terms. */
  readonly terms: Given;
}

const STATES = ['published', 'unpublished'] as const;

/** The values of a row's cells that are no plain texts; a reason where one cannot be read. */
export function valuesOf(
  cells: Cells,
  returns: ItemState['return_info'],
  by: Reading,
): Values | Reason {
  const read = <Value>(cell: string | undefined, as: (text: string) => Value | undefined) =>
    cell === undefined || cell.trim() === '' ? null : as(cell.trim());
  const amount = (cell: string) => {
    const minor = amountOf(cell, by.places);
    return minor === undefined || minor > ITEM_MAX.price ? undefined : minor;
  };
  const own = (cells.currency ?? '').trim();
  if (own !== '' && own !== by.currency) return 'currency';
  const price = read(cells.price, amount);
  if (price === undefined) return 'price';
  const crossout = read(cells.crossout_price, amount);
  if (crossout === undefined) return 'crossout_price';
  const units = read(cells.on_hand, unitsOf);
  if (units === undefined || (units ?? 0) > ITEM_MAX.units) return 'on_hand';
  const state = read(cells.state, (cell) => STATES.find((one) => one === cell));
  if (state === undefined) return 'state';
  const kind = read(cells.kind, kindOf);
  if (kind === undefined) return 'kind';
  const attributes = read(cells.attributes, attributesOf);
  const english = read(cells.attributes_en, attributesOf);
  if (attributes === undefined || english === undefined) return 'skus';
  const persons = read(cells.persons, personsOf);
  if (persons === undefined) return 'persons';
  const margin = read(cells.variant_margin, amount);
  if (margin === undefined) return 'variant_margin';
  const photo = read(cells.variant_photo, (cell) => by.library.find(cell)?.url);
  if (photo === undefined) return 'variant_photo';
  const goods = goodsOf(cells);
  if (typeof goods === 'string') return goods;
  const terms = termsOf(cells, returns, by);
  if (typeof terms === 'string') return terms;
  return {
    price,
    crossout,
    units,
    attributes,
    english,
    persons,
    kind,
    state,
    goods,
    terms,
    ...(cells.variant_margin !== undefined && { margin }),
    ...(cells.variant_photo !== undefined && { photo }),
  };
}

/** The texts that a row has a column for; an empty English cell takes the English away. */
export function textsOf(cells: Cells): Given {
  const { name, name_en, description, description_en } = cells;
  return {
    ...(name !== undefined && { name }),
    ...(name_en !== undefined && { name_en }),
    ...(description !== undefined && { plain_description: description }),
    ...(description_en !== undefined && { plain_description_en: description_en }),
  };
}
