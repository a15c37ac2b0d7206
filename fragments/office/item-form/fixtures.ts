import type { EditedItem } from '../../../shared/contracts/item-fields.ts';

type Sku = EditedItem['skus'][number];

/** A variant of the sample with five units. */
export function sampleSku(change: Partial<Sku> = {}): Sku {
  return {
    id: 'sk_m',
    code: 'bolsa-1',
    attributes: { Talla: 'M' },
    attributes_en: null,
    list_price: 34_900,
    crossout_price: null,
    photo: null,
    persons: 1,
    barcode: null,
    weight_g: null,
    size_mm: null,
    contribution_margin: null,
    on_hand: 5,
    reserved: 0,
    ...change,
  };
}

/** A bag in two sizes, in its second version. */
export function sampleEdited(change: Partial<EditedItem> = {}): EditedItem {
  return {
    id: 'it_1',
    slug: 'bolsa',
    type: 'product',
    name: 'Bolsa',
    name_en: null,
    plain_description: '',
    plain_description_en: null,
    main_type: 'business',
    tags: ['lino'],
    tags_en: null,
    details: [],
    details_en: null,
    seo_title: null,
    seo_title_en: null,
    seo_description: null,
    seo_description_en: null,
    photos: [
      { url: '/media/a.webp', width: 40, height: 30 },
      { url: '/media/b.webp', width: 40, height: 30 },
    ],
    currency: 'MXN',
    is_free: false,
    hide_price: false,
    is_dropshipping: false,
    contribution_margin: 0,
    stock_type: 'onstock',
    max_purchase_amount: null,
    list_state: 'published',
    hiden: false,
    publish_at: null,
    experience_date: null,
    experience_place: null,
    experience_place_en: null,
    return_info: { return_type: '72hrs', return_policy: 'common', return_policy_legend: null },
    weight_g: null,
    size_mm: null,
    tax_rate: null,
    sat_product: null,
    sat_unit: null,
    skus: [sampleSku(), sampleSku({ id: 'sk_l', code: 'bolsa-2', attributes: { Talla: 'L' } })],
    version: 2,
    updated_at: '2026-11-20T10:00:00.000Z',
    ...change,
  };
}
