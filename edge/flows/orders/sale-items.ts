import type { SaleItem } from '../../../shared/contracts/in-store.ts';
import type { Photo } from '../../../shared/contracts/fields.ts';
import { saleItems, type SaleItemRow } from '../../modules/items/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** How many variants one search shows. */
const FOUND_MOST = 24;

/** Variants that the store sells in person: those of a text, and those of a sale that has begun. One round trip. */
export async function readSaleItems(
  { cell, tenant, locale }: RequestScope,
  { text, skus }: { readonly text: string; readonly skus: string },
): Promise<{ results: SaleItem[]; lines: SaleItem[] }> {
  const { storeId } = tenant;
  const wanted = skus === '' ? [] : skus.split(',');
  const [byCode, byName, lines] = await Promise.all([
    text === '' ? [] : cell.read(saleItems.listByCode(storeId, text, locale, FOUND_MOST)),
    cell.read(saleItems.listByName(storeId, text, locale, FOUND_MOST)),
    wanted.length === 0 ? [] : cell.read(saleItems.listByIds(storeId, wanted, locale)),
  ]);
  const coded = new Set(byCode.map(({ sku }) => sku));
  return {
    results: [
      ...byCode.map((row) => toSaleItem(row, true)),
      ...byName.filter(({ sku }) => !coded.has(sku)).map((row) => toSaleItem(row, false)),
    ].slice(0, FOUND_MOST),
    lines: lines.map((row) => toSaleItem(row, false)),
  };
}

function toSaleItem(row: SaleItemRow, isCode: boolean): SaleItem {
  const { attributes, list_price: price, is_free: free, sku_photo: own, photos, ...rest } = row;
  const [first = null] = JSON.parse(photos) as Photo[];
  return {
    ...rest,
    description: JSON.parse(attributes) as Record<string, string>,
    price: free === 1 ? 0 : price,
    photo: own === null ? first : (JSON.parse(own) as Photo),
    is_code: isCode,
  };
}
