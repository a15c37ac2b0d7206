import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ItemCard } from '../../../../shared/contracts/items.ts';
import { pageEnv } from '../../../_runtime/fixtures.ts';
import { messages } from '../messages/en.ts';
import { SuggestionList } from './SuggestionList.tsx';

const card = {
  id: 'it_falda',
  slug: 'falda',
  owner_slug: 'moda',
  name: 'Falda',
  type: 'product',
  photo: null,
  list_price: 49_900,
  crossout_price: null,
  price_varies: false,
  is_free: false,
  hide_price: false,
  currency: 'MXN',
} as unknown as ItemCard;

const shown = (country: string) =>
  renderToString(
    <SuggestionList
      env={pageEnv({ country })}
      t={messages.es}
      found={{ text: 'falda', status: 'ready', items: [card], total: 1, active: -1 }}
    />,
  );

test('in Argentina a suggestion’s price stands beside the price without national taxes', () => {
  expect(shown('MX')).toContain('$499.00');
  expect(shown('MX')).not.toContain('sin impuestos');
  expect(shown('AR')).toContain('Precio sin impuestos nacionales: $412.40');
});
