import type { ItemState } from '../../../modules/items/index.ts';
import type { Found } from '../editable-item.ts';
import type { Reason } from './words.ts';

/** An item while the rows of one piece change it. */
export interface Draft {
  readonly id: string;
  /** The item as it stood before the piece; null for one that the piece makes. */
  readonly found: Found | null;
  state: ItemState;
  /** Units to add to the stock, by variant. */
  readonly moves: Map<string, number>;
}

/** An item, and the stock of the variant that a row names, at one moment; null where nothing is counted. */
export interface Moment {
  readonly state: ItemState;
  readonly units: number | null;
}

/** The outcome of a row: what it changed, or why it was refused. */
export type Outcome =
  | {
      /** `made` is an item, `added` a variant of one that is there. */
      readonly kind: 'made' | 'added' | 'changed' | 'same';
      readonly draft: Draft;
      /** The variant that the row names. */
      readonly sku: string;
      /** Null for an item that the row makes. */
      readonly before: Moment | null;
      readonly after: Moment;
      /** What the item still lacks. */
      readonly lacks?: Reason;
    }
  | { readonly kind: 'failed'; readonly reason: Reason };

export const failed = (reason: Reason): Outcome => ({ kind: 'failed', reason });

/** The stock of a variant of a draft: as it stands, with what the piece moves, and of it what buyers hold. */
export function stockOf({ state, found, moves }: Draft, skuId: string) {
  const { on_hand: stood = null, reserved = 0 } = found?.stock.get(skuId) ?? {};
  const units = (stood ?? 0) + (moves.get(skuId) ?? 0);
  return { units: state.stock_type === 'ondemand' ? null : units, stood: stood ?? 0, reserved };
}

const FIELDS = [
  'name',
  'name_en',
  'plain_description',
  'plain_description_en',
  'tags',
  'tags_en',
  'details',
  'details_en',
  'seo_title',
  'seo_title_en',
  'seo_description',
  'seo_description_en',
  'publish_at',
  'experience_date',
  'experience_place',
  'experience_place_en',
  'return_info',
  'contribution_margin',
  'photos',
  'skus',
] as const satisfies readonly Reason[];

/** How a row is mended whose item is refused for a field. */
export function reasonOf(field: string | undefined): Reason {
  return FIELDS.find((one) => one === field) ?? 'other';
}
