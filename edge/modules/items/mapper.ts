import type { Photo } from '../../../shared/contracts/fields.ts';
import type { ItemCard, ItemDetail, ItemSku, ReturnInfo } from '../../../shared/contracts/items.ts';
import { deliveryOptions } from '../../../shared/rules/delivery.ts';
import { localIso } from '../../../shared/rules/local-time.ts';
import { ratingOf } from '../../../shared/rules/reviews.ts';
import { deliveryTerms } from '../../db/delivery-terms.ts';
import { focused } from '../../db/library-photos.ts';
import type { ListedSkuRow } from './list-statements.ts';
import type { CardRow, DetailRow, DetailSkuRow, SkuRow } from './statements.ts';

/**
 * A listed item as a card shows it; a hidden price never leaves the edge. An experience begins by
 * its owner's clock, in whichever country's store it is listed.
 */
export function toCard(row: CardRow, now: number): ItemCard {
  const hidden = row.hide_price === 1;
  const photos = JSON.parse(row.photos) as Photo[];
  return {
    id: row.id,
    owner: row.owner_id,
    owner_name: row.owner_name,
    owner_slug: row.owner_slug,
    slug: row.slug,
    name: row.name,
    type: row.kind,
    list_price: hidden ? null : row.list_price,
    crossout_price: hidden ? null : row.crossout_price,
    price_varies: !hidden && row.highest_price > row.list_price,
    ...(row.tax_rate !== null && { included_tax: row.tax_rate }),
    currency: row.currency,
    is_free: row.is_free === 1,
    hide_price: hidden,
    photo: focused(photos[0] ?? null, row.photo_focus),
    sold_out: row.for_sale === 0,
    stock_type: row.stock_type,
    list_state: row.list_state,
    hiden: row.hidden === 1,
    is_dropshipping: row.is_dropshipping === 1,
    experience_date: row.experience_date === null ? null : localIso(row.experience_date, row.clock),
    experience_available: row.experience_date === null || row.experience_date > now,
    rating: ratingOf(row.rated, row.rating_sum),
  };
}

/** A variant; a hidden price never leaves the edge. */
function toSku(row: SkuRow, hidden: boolean): ItemSku {
  return {
    id: row.id,
    code: row.code,
    attributes: JSON.parse(row.attributes) as Record<string, string>,
    list_price: hidden ? null : row.list_price,
    crossout_price: hidden ? null : row.crossout_price,
    photo: row.photo === null ? null : (JSON.parse(row.photo) as Photo),
    available: row.available,
  };
}

/** A variant whose photo has its words, where there are some. */
function described(sku: ItemSku, alt: string | null): ItemSku {
  return sku.photo && alt !== null ? { ...sku, photo: { ...sku.photo, alt } } : sku;
}

/** Cards with the variants of each, which are in their order. */
export function withSkus(
  cards: readonly ItemCard[],
  rows: readonly ListedSkuRow[],
): (ItemCard & { skus: ItemSku[] })[] {
  const byItem = Map.groupBy(rows, (row) => row.item_id);
  return cards.map((card) => ({
    ...card,
    skus: (byItem.get(card.id) ?? []).map((row) => toSku(row, card.hide_price)),
  }));
}

/** An item with its variants. */
export function toDetail(
  row: DetailRow,
  skus: readonly DetailSkuRow[],
  catalogues: ItemDetail['catalogues'],
  now: number,
): ItemDetail {
  const card = toCard(row, now);
  const photos = JSON.parse(row.described_photos) as Photo[];
  return {
    ...card,
    photo: photos[0] ?? null,
    plain_description: row.description,
    tags: JSON.parse(row.tags) as string[],
    details: JSON.parse(row.details) as ItemDetail['details'],
    photos,
    skus: skus.map((sku) => described(toSku(sku, card.hide_price), sku.photo_alt)),
    max_purchase_amount: row.max_purchase_amount,
    experience_place: row.experience_place,
    return_info: JSON.parse(row.return_info) as ReturnInfo,
    delivery_options: card.type === 'product' ? deliveryOptions(deliveryTerms(row), now) : [],
    can_buy:
      row.sells_none === 0 &&
      !card.hide_price &&
      !card.sold_out &&
      card.experience_available &&
      card.list_state === 'published' &&
      !card.hiden,
    catalogues,
  };
}
