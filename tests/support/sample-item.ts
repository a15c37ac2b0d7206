import type { ItemCard, ItemDetail } from '../../shared/contracts/items.ts';

/** The card of a skirt in stock, as a list shows it. */
export function sampleCard(change: Partial<ItemCard> = {}): ItemCard {
  return {
    id: 'it_1',
    owner: 'st_moda',
    owner_name: 'Moda',
    owner_slug: 'moda',
    slug: 'falda',
    name: 'Falda corta',
    type: 'product',
    list_price: 49_900,
    crossout_price: null,
    price_varies: false,
    currency: 'MXN',
    is_free: false,
    hide_price: false,
    photo: { url: '/media/a.webp', width: 480, height: 480 },
    sold_out: false,
    stock_type: 'onstock',
    list_state: 'published',
    hiden: false,
    is_dropshipping: false,
    experience_date: null,
    experience_available: true,
    rating: null,
    ...change,
  };
}

/** The same item with the fields of its own page. */
export function sampleItem(change: Partial<ItemDetail> = {}): ItemDetail {
  return {
    ...sampleCard(),
    plain_description: 'Una falda',
    tags: [],
    details: [],
    photos: [],
    skus: [],
    max_purchase_amount: null,
    experience_place: null,
    return_info: { return_type: '72hrs', return_policy: 'common', return_policy_legend: null },
    delivery_options: [],
    can_buy: true,
    catalogues: [],
    ...change,
  };
}
