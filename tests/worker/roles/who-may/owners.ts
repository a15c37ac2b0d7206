import { owners as mayEdit, staff, type MayName, type WhoMay } from './roles.ts';

/**
 * The roles that may make the calls by which owners edit their store, stated a second time,
 * independent of the contracts.
 */
export const owners: WhoMay = {
  'office.search': staff,
  'office.editor-open': mayEdit,
  'office.editor-close': mayEdit,
  'store.headers-edited': mayEdit,
  'store.headers-order': mayEdit,
  'store.header': mayEdit,
  'store.header-create': mayEdit,
  'store.header-update': mayEdit,
  'store.header-delete': mayEdit,
  'store.slides': mayEdit,
  'store.slides-order': mayEdit,
  'store.slide': mayEdit,
  'store.slide-create': mayEdit,
  'store.slide-update': mayEdit,
  'store.slide-delete': mayEdit,
  'store.banner-create': mayEdit,
  'store.banner-update': mayEdit,
  'store.banner-delete': mayEdit,
  'store.settings': mayEdit,
  'store.update': mayEdit,
  'store.look': mayEdit,
  'store.look-save': mayEdit,
  'store.look-publish': mayEdit,
  'store.look-drop': mayEdit,
  'store.product-search': mayEdit,
  'store.category-search': mayEdit,
  'store.dssuppliers': mayEdit,
  'store.product-add': mayEdit,
  'store.product-remove': mayEdit,
  'store.product-restore': mayEdit,
  'store.product-add-filtered': mayEdit,
  'store.franchises-in-store': mayEdit,
  'store.franchise-add': mayEdit,
  'store.franchise-remove': mayEdit,
  'addresses-admin.list': mayEdit,
  'addresses-admin.add': mayEdit,
  'addresses-admin.delete': mayEdit,
  'addresses-admin.restore': mayEdit,
  'addresses-admin.get': mayEdit,
  'addresses-admin.change': mayEdit,
  'legal-admin.list': mayEdit,
  'legal-admin.get': mayEdit,
  'legal-admin.save': mayEdit,
  'store.history': mayEdit,
  'store.history-take-back': mayEdit,
};

const texts = ['title', 'subtitle', 'title_en', 'subtitle_en', 'description_en'];
const header = [...texts, 'target', 'action_type', 'url', 'product', 'button_label'];

const pictures = ['hzt_image_id', 'vrt_image_id'];
const slide = [...pictures, 'target', 'action_type', 'type', 'url', 'url_target', 'product'];

const delivery = `delivery_types fixed_shipping_cost fixed_shipping_days delivery_countries
  collection_address hold_minutes payment_types`.split(/\s+/);

export const mayName: MayName = {
  'store.header-create': [...header, 'bgcolor'],
  'store.header-update': [...header, 'bgcolor', 'version'],
  'store.slide-create': slide,
  'store.slide-update': [...slide, 'version'],
  'store.banner-create': slide,
  'store.banner-update': [...slide, 'version'],
  'addresses-admin.add': ['path', 'leads_to'],
  'addresses-admin.change': ['slug', 'version'],
  'store.look-publish': ['version'],
  'store.look-save': ['bgcolor', 'franchises', 'publish_at', 'version'],
  'legal-admin.save': ['body', 'body_en', 'version'],
  'store.product-add-filtered': ['text', 'dssupplier', 'category', 'type', 'catalogue_id'],
  'store.franchises-in-store': ['franchises'],
  // `path` is where a link of the menu leads.
  'store.update': [
    'name',
    'path',
    'seo_description',
    'seo_description_en',
    'bgcolor',
    ...delivery,
    'franchises',
    'version',
  ],
};
