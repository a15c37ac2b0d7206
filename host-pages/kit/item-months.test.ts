import { expect, test } from 'vitest';
import { ok } from '../../shared/kernel/result.ts';
import type { PaymentCode } from '../../shared/rules/payment-codes.ts';
import { sampleItem } from '../../tests/support/sample-item.ts';
import { itemMonths } from './item-months.ts';
import type { PageContext } from './page.ts';

const offer = {
  terms: [3, 12] as (3 | 12)[],
  minimum: 0,
  codes: ['cash', 'str_card'] as PaymentCode[],
};

/** The months of an item of a store; `codes` are those of another supplier. */
function monthsOf(
  given: Partial<ReturnType<typeof sampleItem>>,
  {
    own = offer,
    codes = [] as PaymentCode[],
    sku,
    country = 'MX',
  }: {
    own?: typeof offer | null;
    codes?: PaymentCode[];
    sku?: string;
    country?: string;
  } = {},
) {
  const detail = sampleItem({ owner: 'st_casa', currency: 'MXN', list_price: 130_000, ...given });
  const context = {
    store: { id: 'st_casa', country },
    read: () => Promise.resolve(ok({ codes })),
  } as unknown as PageContext;
  return itemMonths(context, detail, own, sku);
}

test('the longest plan counts, and the price of one unit', async () => {
  expect(await monthsOf({})).toEqual({ count: 12, price: 130_000, amount: 10_834, isFrom: false });
  // 1,200.00 is the least for 12 months in Mexico.
  expect(await monthsOf({ list_price: 119_999 })).toMatchObject({ count: 3, amount: 40_000 });
  expect(await monthsOf({ list_price: 29_999 })).toBeNull();
});

test('prices that vary are told as the least, one that the address asks for as it is', async () => {
  expect(await monthsOf({ price_varies: true })).toMatchObject({ isFrom: true });
  const detail = sampleItem({});
  const sku = detail.skus[0];
  const skus = [{ ...sku!, id: 'sk_l', list_price: 240_000 }];
  expect(await monthsOf({ price_varies: true, skus }, { sku: 'sk_l' })).toEqual({
    count: 12,
    price: 240_000,
    amount: 20_000,
    isFrom: false,
  });
});

test('nothing is told without an offer, a price or a card that is divided', async () => {
  expect(await monthsOf({}, { own: null })).toBeNull();
  expect(await monthsOf({}, { own: { ...offer, terms: [] } })).toBeNull();
  expect(await monthsOf({}, { own: { ...offer, codes: ['cash', 'paypal'] } })).toBeNull();
  expect(await monthsOf({ is_free: true })).toBeNull();
  expect(await monthsOf({ hide_price: true })).toBeNull();
  expect(await monthsOf({}, { own: { ...offer, minimum: 130_001 } })).toBeNull();
});

test('in Argentina it says what a plan costs: nothing, where the store bears it', async () => {
  const own = { ...offer, codes: ['mobbex'] as PaymentCode[] };
  const months = await monthsOf({ currency: 'ARS' }, { own, country: 'AR' });
  expect(months).toEqual({
    count: 12,
    price: 130_000,
    amount: 10_834,
    isFrom: false,
    cost: { tea: 0, cft: 0 },
  });
});

test('another supplier has to take such a card too', async () => {
  const other = { owner: 'st_lente' };
  expect(await monthsOf(other, { codes: ['str_card'] })).toMatchObject({ count: 12 });
  expect(await monthsOf(other, { codes: ['cash'] })).toBeNull();
});
