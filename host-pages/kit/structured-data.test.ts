import { expect, test } from 'vitest';
import type { ItemDetail } from '../../shared/contracts/items.ts';
import { sampleItem } from '../../tests/support/sample-item.ts';
import type { PageContext } from './page.ts';
import { itemData } from './structured-data.ts';

const context = {
  store: { name: 'Moda', canonical_url: 'https://moda.example' },
} as unknown as PageContext;

test('an item that was reviewed states its rating, and no other does', () => {
  const dataOf = (rating: ItemDetail['rating']) => itemData(context, { ...sampleItem(), rating });
  expect(dataOf({ average: 4.5, count: 12 })).toMatchObject({
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 12,
      bestRating: 5,
    },
  });
  expect(dataOf(null)).not.toHaveProperty('aggregateRating');
});
