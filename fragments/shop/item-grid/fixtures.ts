import type { Facets, ItemCard } from '../../../shared/contracts/items.ts';
import type { ItemGridProps } from './props.ts';

export const facets: Facets = {
  types: [
    { type: 'product', count: 30 },
    { type: 'service', count: 12 },
    { type: 'digital', count: 0 },
  ],
  catalogues: [
    { slug: 'mujer', name: 'Mujer', count: 20 },
    { slug: 'hombre', name: 'Hombre', count: 10 },
  ],
  prices: [
    { from: null, to: 50_000, count: 7 },
    { from: 50_000, to: 100_000, count: 5 },
    { from: 100_000, to: null, count: 3 },
  ],
  available: 40,
  traits: {
    owner: [],
    size: [
      { value: 'M', name: 'M', count: 9 },
      { value: 'L', name: 'L', count: 8 },
      { value: 'S', name: 'S', count: 3 },
    ],
    colour: [
      { value: 'Azul', name: 'Azul', count: 6 },
      { value: 'Rojo', name: 'Rojo' },
    ],
    discount: [{ value: 'true', name: 'true', count: 4 }],
  },
};

const env = { base: '', store: 'st_moda', currency: 'MXN', country: 'MX' };

/** A page's list of one card, with its filters. */
export function sampleProps(
  card: ItemCard,
  locale: 'es' | 'en',
  change: Partial<ItemGridProps>,
): ItemGridProps {
  return {
    env: { ...env, locale, tag: locale === 'es' ? 'es-MX' : 'en-US' },
    title: 'Productos',
    titleLevel: 1,
    list: { results: [card], matches_estimated: 42, facets },
    state: 'ready',
    query: { sort: 'queue_position', page: 1 },
    path: '/buscar',
    pageSize: 36,
    variant: 'grid',
    storeId: 'st_moda',
    ...change,
  };
}
