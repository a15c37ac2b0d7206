import { describe, expect, test } from 'vitest';
import { comparable, termsOf, type Candidate, type Sale } from './resale-terms.ts';

const candidate = (account: string, over: Partial<Candidate> = {}): Candidate => ({
  account,
  contacts: [`${account}@mail`],
  up_one: { account: `${account}-one`, contacts: [`${account}-one@mail`] },
  up_two: { account: `${account}-two`, contacts: [] },
  ...over,
});

const rates = {
  plan: '',
  since: 7,
  touch: 'last' as const,
  rates: { seller: 0.5, up_one: 0.05, up_two: 0.02, network: 0.01 },
};

const sale = (over: Partial<Sale> = {}): Sale => ({
  isResold: true,
  isNetworks: false,
  supplierOwner: 'maker',
  sellers: { reseller: candidate('ana'), touch: candidate('luz') },
  rates,
  buyer: { account: null, contacts: ['guest@mail'] },
  ...over,
});

const ALL = ['seller', 'up_one', 'up_two', 'network'];

describe('who earns by a line', () => {
  test.each<[string, Partial<Sale>, string, string | null, readonly string[]]>([
    ['the reselling store’s owner', {}, 'reseller', 'ana', ALL],
    ['the touch, of what the store owns', { isResold: false }, 'touch', 'luz', ALL],
    ['the touch, in the root store', { sellers: { touch: candidate('luz') } }, 'touch', 'luz', ALL],
    [
      'the code before a touch',
      { isResold: false, sellers: { touch: candidate('luz'), code: candidate('eva') } },
      'code',
      'eva',
      ALL,
    ],
    [
      'the last touch, though another came first',
      { isResold: false, sellers: { touch: candidate('luz'), first: candidate('sol') } },
      'touch',
      'luz',
      ALL,
    ],
    [
      'the first touch, where the network has chosen it',
      {
        isResold: false,
        rates: { ...rates, touch: 'first' },
        sellers: { touch: candidate('luz'), first: candidate('sol') },
      },
      'touch',
      'sol',
      ALL,
    ],
    [
      'the last touch in such a network, where no first is known',
      { isResold: false, rates: { ...rates, touch: 'first' } },
      'touch',
      'luz',
      ALL,
    ],
    [
      'the code before a first touch',
      {
        isResold: false,
        rates: { ...rates, touch: 'first' },
        sellers: { first: candidate('sol'), code: candidate('eva') },
      },
      'code',
      'eva',
      ALL,
    ],
    [
      'the reselling store’s owner before a code',
      { sellers: { reseller: candidate('ana'), code: candidate('eva') } },
      'reseller',
      'ana',
      ALL,
    ],
    [
      'nobody, before a code, where the buyer pays the price of a reseller',
      { isBuyBy: true, sellers: { buyBy: { account: 'ana', rates }, code: candidate('eva') } },
      'buy_by',
      'ana',
      [],
    ],
    [
      'not a seller who is paused',
      { sellers: { reseller: candidate('ana'), paused: ['ana'] } },
      'paused',
      'ana',
      [],
    ],
    [
      'not a sponsor who is paused',
      { sellers: { reseller: candidate('ana'), paused: ['ana-one', 'luz'] } },
      'reseller',
      'ana',
      ['seller', 'up_two', 'network'],
    ],
    ['nobody who is found', { sellers: {} }, 'no_seller', null, ['network']],
    ['nobody without rates', { rates: undefined }, 'no_rates', 'ana', []],
    ['not the owner of the goods', { supplierOwner: 'ana' }, 'own_goods', 'ana', ['network']],
    [
      'not a buyer with the account',
      { buyer: { account: 'ana', contacts: [] } },
      'own_purchase',
      'ana',
      [],
    ],
    [
      'not a guest with a contact of the account',
      { buyer: { account: null, contacts: ['other', 'ana@mail'] } },
      'own_purchase',
      'ana',
      [],
    ],
    [
      'not a sponsor who buys',
      { buyer: { account: 'ana-two', contacts: ['ana-one@mail'] } },
      'reseller',
      'ana',
      ['seller', 'network'],
    ],
    [
      'another promoter, through whose link the seller shops',
      { isResold: false, buyer: { account: 'ana', contacts: ['ana@mail'] } },
      'touch',
      'luz',
      ALL,
    ],
    [
      'nobody in the place of a missing sponsor',
      { sellers: { reseller: candidate('ana', { up_one: null }) } },
      'reseller',
      'ana',
      ['seller', 'up_two', 'network'],
    ],
    [
      'not the network, where it owns the goods',
      { isNetworks: true },
      'reseller',
      'ana',
      ['seller', 'up_one', 'up_two'],
    ],
  ])('%s', (_name, over, reason, seller, earning) => {
    const found = termsOf(sale(over));
    expect([found.reason, found.seller, found.terms?.earning ?? []]).toEqual([
      reason,
      seller,
      earning,
    ]);
  });
});

test.each([
  [' ANA@Example.com ', 'ana@example.com'],
  ['+52 55 1234 5678', '5512345678'],
  ['55 1234 5678', '5512345678'],
  ['', ''],
])('the contact %j is compared as %j', (typed, compared) => {
  expect(comparable(typed)).toBe(compared);
});
