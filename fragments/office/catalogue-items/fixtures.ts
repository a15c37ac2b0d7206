import { pageEnv } from '../../_runtime/fixtures.ts';
import type { CatalogueItemsProps, Product } from './props.ts';

export const productNo = (n: number): Product => ({
  id: `it_${n}`,
  name: `Falda ${n}`,
  photo: null,
  list_price: 19_900,
  currency: 'MXN',
  is_free: false,
  sold_out: n === 3,
  list_state: 'published',
  hiden: false,
});

/** The page of a catalogue with three products, in a store that has another catalogue. */
export function propsOf(change: Partial<CatalogueItemsProps> = {}): CatalogueItemsProps {
  return {
    env: pageEnv({ base: '/tienda/a' }),
    catalogue: { id: 'ca_1', name: 'Mujer', slug: 'mujer', num_products: 3 },
    items: [productNo(1), productNo(2), productNo(3)],
    total: 3,
    page: 1,
    text: '',
    others: [{ id: 'ca_2', name: 'Ofertas' }],
    done: null,
    idempotencyKey: 'key-of-the-page',
    ...change,
  };
}
