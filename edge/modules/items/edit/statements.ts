import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { pricesOf } from '../../../../shared/rules/item-edits.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import { jsonLists } from '../../../db/insert.ts';
import { assertThat, raw } from '../../../db/sql.ts';
import { toColumns, toSkuColumns, type ItemState, type SkuState } from './state.ts';

/** The time of a change, milliseconds UTC, where the database writes it. */
const NOW = raw(`CAST(unixepoch('subsec') * 1000 AS INTEGER)`);

/** An item that is added, by its id. */
export interface NewRow {
  readonly id: string;
  readonly state: ItemState;
}

/** Adds an item, see `insertItems`. */
export function insertItem(storeId: StoreId, id: string, state: ItemState): Statement[] {
  return insertItems(storeId, [{ id, state }]);
}

/**
 * Adds items with their variants, which have no stock yet, and lists them first in their store, the
 * last one of them at its head. An item that was deleted comes back into every store that listed it,
 * with the stock that it had.
 */
export function insertItems(storeId: StoreId, items: readonly NewRow[]): Statement[] {
  const rows = items.map(({ id, state }) => ({
    id,
    owner_id: storeId,
    ...toColumns(state),
    ...pricesOf(state.skus),
  }));
  const these = sql`SELECT value FROM json_each(${JSON.stringify(items.map(({ id }) => id))})`;
  return [
    ...jsonLists(rows).map(insertOrRevive),
    ...insertSkus(items, sql`DO NOTHING`),
    sql`INSERT INTO listing (id, store_id, item_id, kind, list_price, queue_position, sold)
      SELECT iif(EXISTS (SELECT 1 FROM listing l WHERE l.id = d.listing_id), NULL, d.listing_id),
        d.store_id, i.id, i.kind, i.list_price, d.queue_position, d.sold
      FROM deleted_listing d CROSS JOIN item i ON i.id = d.item_id AND i.owner_id = ${storeId}
      WHERE d.item_id IN (${these})`,
    sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
      SELECT i.owner_id, i.id, i.kind, i.list_price, coalesce((SELECT min(l.queue_position)
        FROM listing l WHERE l.store_id = ${storeId} AND l.shown = 1), 1) - 1 - j.key
      FROM json_each(${JSON.stringify(items.map(({ id }) => id))}) j
      CROSS JOIN item i ON i.id = j.value AND i.owner_id = ${storeId}
      WHERE NOT EXISTS
        (SELECT 1 FROM listing l WHERE l.store_id = i.owner_id AND l.item_id = i.id)`,
    sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
      SELECT d.catalogue_id, l.id, d.position, l.list_price FROM deleted_catalogue_item d
      JOIN catalogue c ON c.id = d.catalogue_id AND c.store_id = d.store_id AND c.rule IS NULL
      JOIN listing l ON l.store_id = d.store_id AND l.item_id = d.item_id
      WHERE d.item_id IN (${these})`,
    sql`DELETE FROM deleted_catalogue_item WHERE item_id IN (${these})
      AND EXISTS (SELECT 1 FROM catalogue c WHERE c.id = catalogue_id)`,
    sql`DELETE FROM deleted_listing WHERE item_id IN (${these})`,
  ];
}

function insertOrRevive(rows: string): Statement {
  return sql`INSERT INTO item (id, owner_id, slug, kind, name, name_en, description, description_en,
      main_type, tags, tags_en, details, details_en, seo_title, seo_title_en, seo_description,
      seo_description_en, photos, list_price, highest_price, crossout_price, currency, is_free,
      hide_price, is_dropshipping, contribution_margin, stock_type, max_purchase_amount, list_state,
      hidden, publish_at, experience_date, experience_place, experience_place_en, return_info, weight_g, size_mm,
      tax_rate, sat_product, sat_unit, updated_at)
    SELECT value ->> 'id', value ->> 'owner_id', value ->> 'slug', value ->> 'kind',
      value ->> 'name', value ->> 'name_en', value ->> 'description', value ->> 'description_en',
      value ->> 'main_type', value ->> 'tags', value ->> 'tags_en', value ->> 'details',
      value ->> 'details_en', value ->> 'seo_title', value ->> 'seo_title_en',
      value ->> 'seo_description', value ->> 'seo_description_en', value ->> 'photos',
      value ->> 'list_price', value ->> 'highest_price', value ->> 'crossout_price',
      value ->> 'currency', value ->> 'is_free', value ->> 'hide_price',
      value ->> 'is_dropshipping', value ->> 'contribution_margin', value ->> 'stock_type',
      value ->> 'max_purchase_amount', value ->> 'list_state', value ->> 'hidden',
      value ->> 'publish_at', value ->> 'experience_date', value ->> 'experience_place',
      value ->> 'experience_place_en',
      value ->> 'return_info', value ->> 'weight_g', value ->> 'size_mm', value ->> 'tax_rate',
      value ->> 'sat_product', value ->> 'sat_unit', ${NOW}
    FROM json_each(${rows}) WHERE true
    ON CONFLICT (id) DO UPDATE SET deleted_at = NULL, version = item.version + 1,
        updated_at = excluded.updated_at
      WHERE item.owner_id = excluded.owner_id AND item.deleted_at IS NOT NULL`;
}

/** Variants without stock; what happens to those that are there says the end of the statement. */
function insertSkus(items: readonly NewRow[], end: Statement): Statement[] {
  const rows = items.flatMap(({ id, state: { skus, stock_type } }) =>
    skus.map((sku, position) => ({
      ...toSkuColumns(sku),
      item_id: id,
      position,
      on_hand: stock_type === 'ondemand' ? null : 0,
    })),
  );
  return jsonLists(rows).map(
    (json) => sql`INSERT INTO sku (id, item_id, code, attributes, attributes_en, list_price,
      crossout_price, photo, position, persons, barcode, weight_g, size_mm, contribution_margin,
      on_hand)
    SELECT value ->> 'id', value ->> 'item_id', value ->> 'code', value ->> 'attributes',
      value ->> 'attributes_en', value ->> 'list_price', value ->> 'crossout_price',
      value ->> 'photo', value ->> 'position', value ->> 'persons', value ->> 'barcode',
      value ->> 'weight_g', value ->> 'size_mm', value ->> 'contribution_margin', value ->> 'on_hand'
    FROM json_each(${json}) WHERE true ON CONFLICT (id) ${end}`,
  );
}

/**
 * Sets an item's columns and its variants; aborts where it has another version by now. Variants that
 * are left out are deleted, and the table's own check aborts while a buyer holds one of their units.
 */
export function updateItem(
  storeId: StoreId,
  id: string,
  version: number,
  state: ItemState,
  before: ItemState,
): Statement[] {
  const { list_price, highest_price, crossout_price } = pricesOf(state.skus);
  const row = toColumns(state);
  return [
    assertThat(isAt(storeId, id, version)),
    sql`UPDATE item SET slug = ${row.slug}, kind = ${row.kind}, name = ${row.name},
        name_en = ${row.name_en}, description = ${row.description},
        description_en = ${row.description_en}, main_type = ${row.main_type}, tags = ${row.tags},
        tags_en = ${row.tags_en}, details = ${row.details}, details_en = ${row.details_en},
        seo_title = ${row.seo_title}, seo_title_en = ${row.seo_title_en},
        seo_description = ${row.seo_description}, seo_description_en = ${row.seo_description_en},
        photos = ${row.photos}, list_price = ${list_price},
        highest_price = ${highest_price}, crossout_price = ${crossout_price},
        is_free = ${row.is_free}, hide_price = ${row.hide_price},
        is_dropshipping = ${row.is_dropshipping}, contribution_margin = ${row.contribution_margin},
        stock_type = ${row.stock_type}, max_purchase_amount = ${row.max_purchase_amount},
        list_state = ${row.list_state}, hidden = ${row.hidden}, publish_at = ${row.publish_at},
        experience_date = ${row.experience_date}, experience_place = ${row.experience_place},
        experience_place_en = ${row.experience_place_en},
        return_info = ${row.return_info}, weight_g = ${row.weight_g}, size_mm = ${row.size_mm},
        tax_rate = ${row.tax_rate}, sat_product = ${row.sat_product}, sat_unit = ${row.sat_unit},
        version = version + 1, updated_at = ${NOW}
      WHERE id = ${id} AND owner_id = ${storeId}`,
    ...removeSkus(id, state.skus, before.skus),
    ...insertSkus(
      [{ id, state }],
      sql`DO UPDATE SET
          code = excluded.code, attributes = excluded.attributes,
          attributes_en = excluded.attributes_en, list_price = excluded.list_price,
          crossout_price = excluded.crossout_price, photo = excluded.photo,
          persons = excluded.persons, position = excluded.position, barcode = excluded.barcode,
          weight_g = excluded.weight_g, size_mm = excluded.size_mm,
          contribution_margin = excluded.contribution_margin,
          on_hand = iif(excluded.on_hand IS NULL, NULL, coalesce(sku.on_hand, 0))
        WHERE sku.item_id = excluded.item_id`,
    ),
  ];
}

function removeSkus(
  id: string,
  skus: readonly SkuState[],
  before: readonly SkuState[],
): Statement[] {
  const kept = new Set(skus.map((sku) => sku.id));
  const gone = JSON.stringify(before.map((sku) => sku.id).filter((one) => !kept.has(one)));
  if (gone === '[]') return [];
  const these = sql`item_id = ${id} AND id IN (SELECT value FROM json_each(${gone}))`;
  return [sql`UPDATE sku SET on_hand = 0 WHERE ${these}`, sql`DELETE FROM sku WHERE ${these}`];
}

/**
 * Takes an item out of every store that lists it, and keeps where it stood; aborts where it has
 * another version by now.
 */
export function deleteItem(storeId: StoreId, id: string, version: number): Statement[] {
  const listings = sql`SELECT id FROM listing WHERE item_id = ${id}`;
  return [
    assertThat(isAt(storeId, id, version)),
    sql`UPDATE item SET deleted_at = ${NOW}, publish_at = NULL, version = version + 1
      WHERE id = ${id} AND owner_id = ${storeId}`,
    sql`INSERT INTO deleted_listing (item_id, store_id, listing_id, queue_position, sold)
      SELECT item_id, store_id, id, queue_position, sold FROM listing WHERE item_id = ${id}`,
    sql`INSERT OR REPLACE INTO deleted_catalogue_item (store_id, catalogue_id, item_id, position)
      SELECT l.store_id, c.catalogue_id, l.item_id, c.position FROM listing l
      JOIN catalogue_listing c ON c.listing_id = l.id WHERE l.item_id = ${id}`,
    ...raiseOthers(storeId, id),
    sql`DELETE FROM listing_text WHERE rowid IN (${listings})`,
    sql`DELETE FROM listing_name WHERE rowid IN (${listings})`,
    sql`DELETE FROM catalogue_listing WHERE listing_id IN (${listings})`,
    sql`DELETE FROM listing WHERE item_id = ${id}`,
  ];
}

/** Raises the revision of the other stores that list an item. */
export function raiseOthers(storeId: StoreId, id: string): Statement[] {
  return [
    sql`UPDATE store SET revision = revision + 1 WHERE id IN (SELECT l.store_id FROM listing l
      WHERE l.item_id = ${id} AND l.store_id <> ${storeId})`,
  ];
}

function isAt(storeId: StoreId, id: string, version: number): Statement {
  return sql`EXISTS (SELECT 1 FROM item WHERE id = ${id} AND owner_id = ${storeId}
    AND version = ${version} AND deleted_at IS NULL)`;
}
