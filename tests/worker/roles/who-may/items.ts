import { owners as mayEdit, type MayName, type WhoMay } from './roles.ts';

/** The roles that may edit a store's own items, stated a second time, independent of the contracts. */
export const items: WhoMay = {
  'products-admin.list': mayEdit,
  'products-admin.get': mayEdit,
  'products-admin.tags': mayEdit,
  'products-admin.sheet': mayEdit,
  'products-admin.sheet-change': mayEdit,
  'products-admin.stock': mayEdit,
  'products-admin.create': mayEdit,
  'products-admin.update': mayEdit,
  'products-admin.delete': mayEdit,
  'products-admin.restore': mayEdit,
  'products-admin.duplicate': mayEdit,
  'products-admin.import': mayEdit,
  'products-admin.trial': mayEdit,
  'products-admin.import-tried': mayEdit,
};

const item =
  `name name_en main_type tags tags_en details details_en seo_title seo_title_en seo_description
  seo_description_en value photos is_free hide_price is_dropshipping
  contribution_margin stock_type max_purchase_amount list_state publish_at experience_date
  experience_place experience_place_en return_info weight_g size_mm tax_rate sat_product sat_unit`.split(
    /\s+/,
  );
const variant =
  `id attributes attributes_en list_price crossout_price persons on_hand barcode width height`.split(
    ' ',
  );

export const mayName: MayName = {
  'products-admin.create': [...item, ...variant, 'skus', 'type', 'catalogue_id'],
  'products-admin.update': [...item, ...variant, 'skus', 'version'],
  'products-admin.sheet-change': [
    'skus',
    'id',
    'version',
    'visibility',
    'list_price',
    'on_hand',
    'on_hand_was',
  ],
  'products-admin.duplicate': ['name', 'name_en'],
  'products-admin.import-tried': ['columns', 'dry_run'],
};
