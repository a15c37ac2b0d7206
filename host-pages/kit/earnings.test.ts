/** Which accounts are told what a sale earns, and of which items. */
import { expect, test } from 'vitest';
import { listEarnings } from '../../shared/contracts/referral.ts';
import { pageContext, reading } from '../../tests/support/page-context.ts';
import { cardEarnings, earningsOf } from './earnings.ts';
import type { PageContext } from './page.ts';

type Level = 'zero' | 'one' | 'two';
const sold = (id: string, change = {}) =>
  ({ id, owner: 'st_foto', list_state: 'published', hiden: false, ...change }) as const;
const row = (id: string, sku: string, earnings: number) =>
  ({
    id,
    sku,
    price: 100_000,
    currency: 'MXN',
    buy_by: 100_000 - earnings,
    earnings,
    rate: 0.5,
  }) as const;

/** A page that somebody of this level opens, and the items that it asked about. */
function opened(level: Level | null, given: Partial<PageContext> = {}) {
  const asked: string[] = [];
  const { read: _, ...others } = given;
  const context = pageContext({
    ...others,
    person: Promise.resolve(level && ({ id: 'ac_ana', user_level: level } as never)),
    reads: [
      reading(listEarnings, async ({ query }) => {
        asked.push(query.items);
        return { results: [row('it_a', 'sk_1', 10_050), row('it_a', 'sk_2', 20_000)] };
      }),
    ],
  });
  return { context, asked };
}

test.each([[null], ['one'], ['zero']] as const)(
  'an account of level %s asks nothing',
  async (level) => {
    const { context, asked } = opened(level);
    expect(await earningsOf(context, [sold('it_a')])).toEqual([]);
    expect(asked).toEqual([]);
  },
);

test('a reseller asks about what others sell there, published and not hidden', async () => {
  const { context, asked } = opened('two');
  const own = { owner: context.store.id };
  await earningsOf(context, [
    sold('it_a'),
    sold('it_b', own),
    sold('it_c', { list_state: 'unpublished' }),
    sold('it_d', { hiden: true }),
    sold('it_e'),
  ]);
  await earningsOf(context, [sold('it_b', own)]);
  expect(asked).toEqual(['it_a,it_e']);
});

test('a card tells the cheapest variant, and nothing where the reseller hid it', async () => {
  const list = { results: [sold('it_a')], matches_estimated: 1 } as never;
  expect(await cardEarnings(opened('two').context, list)).toEqual({
    earnings: { it_a: 'Ganas $100.50 · lo compras en $899.50' },
  });
  const hidden = opened('two', { showsResale: false });
  expect(await cardEarnings(hidden.context, list)).toEqual({});
  expect(hidden.asked).toEqual([]);
});

test('a page whose earnings cannot be read shows none', async () => {
  const failing = pageContext({
    person: Promise.resolve({ id: 'ac_ana', user_level: 'two' } as never),
  });
  expect(await earningsOf(failing, [sold('it_a')])).toEqual([]);
});
