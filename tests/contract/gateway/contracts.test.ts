import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { Contract } from '../../../shared/contracts/contract.ts';
import { errorAnswer, ERROR_STATUS } from '../../../shared/contracts/errors.ts';
import { contracts } from '../../../shared/contracts/index.ts';
import type { ItemList } from '../../../shared/contracts/items.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import type { Answered } from '../../support/visit.ts';
import { anaByPath, casa, moda } from '../shops.ts';
import { orderBody } from '../../support/buyer.ts';
import { callAccounts, callOwnCart, callSecurity } from './people-calls.ts';
import { inviteKeyTo, newPerson, pinTo, signInAs } from './person.ts';
import { cartOf, newKey, someLine, type Line } from './purchase.ts';

const tried = new Set<string>();

interface Sample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly shop?: typeof moda;
  readonly headers?: Readonly<Record<string, string>>;
}

function find(id: string): Contract {
  const contract = contracts.find((one) => one.id === id);
  if (!contract) throw new Error(`no contract ${id}`);
  return contract;
}

function pathOf(contract: Contract, { params = {}, query = '' }: Sample): string {
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = params[name] ?? name;
    return String(value);
  });
  return `/api/${contract.service}${path}${query}`;
}

function call(contract: Contract, sample: Sample): Promise<Answered> {
  const { shop = moda, body, headers = {} } = sample;
  const key = contract.idempotency === 'none' ? {} : newKey();
  if (contract.method === 'get') return shop.get(pathOf(contract, sample), headers);
  const sent = { ...headers, ...key };
  return shop.send(contract.method.toUpperCase(), pathOf(contract, sample), body, sent);
}

/**
 * Makes a call and holds its answer against its own contract: nothing missing, nothing undeclared.
 * Who goes on with the answer names the type that the contract gives it.
 */
async function expectAnswer<Body = Readonly<Record<string, unknown>>>(
  id: string,
  sample: Sample = {},
): Promise<Body> {
  const contract = find(id);
  const answer = await call(contract, sample);
  expect(answer.status, `${id}: ${answer.text.slice(0, 300)}`).toBe(contract.status);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  // What the answer's memory has used up of the contract's time, a caller's cache has no more.
  const cacheControl = answer.headers['cache-control'] ?? '';
  if (contract.maxAge === 0)
    expect(cacheControl).toBe(contract.method === 'get' ? 'no-store' : 'private, no-cache');
  else {
    const [, seconds] = /^public, max-age=(\d+), s-maxage=0$/.exec(cacheControl) ?? [];
    expect(Number(seconds), cacheControl).toBeLessThanOrEqual(contract.maxAge);
  }
  const json = answer.json() as Body;
  expect(contract.answer.parse(json), id).toEqual(json);
  tried.add(id);
  return json;
}

let line: Line;
beforeAll(async () => {
  line = await someLine(moda);
});

const own = { mashup: 'st_moda:st_moda', type: 'other' };
const catalogue = { id: 'ca_moda-mujer' };

describe('a read answers what its contract says', () => {
  test.each<[string, Sample]>([
    ['store.fetch', { params: { slug: 'moda' } }],
    ['store.fetch', { params: { slug: 'ana' }, query: '?referral=ac_ana&gclid=1' }],
    ['store.menu', { params: { mashup: own.mashup, name: 'apps' } }],
    ['store.menu', { params: { mashup: own.mashup, name: 'other' } }],
    ['store.banners', { params: own }],
    ['store.banners', { params: own, query: '?offset=1&limit=1' }],
    ['store.headers', { params: own }],
    ['published.franchises', { shop: casa }],
    ['published.franchises', { query: '?text=ra%C3%ADz&limit=1' }],
    ['published.catalogues', {}],
    ['published.catalogues', { query: '?sort=name&name=ni&limit=30' }],
    ['catalogues.list', { query: '?offset=2&limit=3' }],
    ['catalogues.get', { params: catalogue }],
    ['public.catalogue', { params: catalogue }],
    ['catalogues.products', { params: catalogue, query: '?sort=-list_price&limit=2' }],
    ['catalogues.search', { params: catalogue, query: '?text=falda' }],
    ['public.referral-catalogues', { params: { owner: 'st_moda' } }],
    ['public.referral-catalogue-products', { params: { owner: 'st_moda', slug: 'mujer' } }],
    ['products-list-public.search', {}],
    [
      'products-list-public.search',
      { query: '?text=falda&facets=true&type=product&price_to=99900' },
    ],
    ['products-list-public.search', { shop: anaByPath, query: '?available=true&facets=true' }],
    ['products-list-public.search', { query: '?limit=100&variants=true' }],
  ])('%s %j', async (id, sample) => {
    await expectAnswer(id, sample);
  });

  test('public.item, for every kind and case of the store', async () => {
    const list = await expectAnswer<ItemList>('products-list-public.search', {
      query: '?limit=100',
    });
    const names = list.results.map((item) => item.id);
    await Promise.all(names.map((id) => expectAnswer('public.item', { params: { id } })));
    expect(names.length).toBeGreaterThan(50);
  });
});

describe('a purchase answers what its contracts say', () => {
  test('the cart', async () => {
    await expectAnswer('shopping-carts.quote', { body: { lines: [line] } });
    const { cart } = await expectAnswer('shopping-carts.create', { body: { lines: [line] } });
    await expectAnswer('shopping-carts.orders', { params: { cart } });
    await expectAnswer('shopping-carts.add', { params: { cart }, body: line });
    const params = { cart, sku: line.sku };
    const set = await expectAnswer('shopping-carts.set', { params, body: { amount: 3 } });
    expect(set.total_products).toBe(3);
    const empty = await expectAnswer('shopping-carts.delete', { params });
    expect(empty).toMatchObject({ total_products: 0, orders: [] });
  });

  async function checkout(): Promise<CheckoutView> {
    const { cart } = await cartOf(moda, [line]);
    return expectAnswer<CheckoutView>('shopping-carts.checkout', {
      params: { cart },
      body: {},
    });
  }

  async function place({ id, cart }: CheckoutView, payment: 'cash' | 'card') {
    return expectAnswer<PlacedOrder>('orders.create', {
      body: { ...orderBody(cart, id), payment_type: payment },
    });
  }

  test('paid in cash', async () => {
    const started = await checkout();
    const params = { cart: started.cart, checkout: started.id };
    await expectAnswer('shopping-carts.checkout-get', { params });
    await expectAnswer('shopping-carts.fixed-delivery', { params, body: {} });
    const placed = await place(started, 'cash');
    expect(placed.payment_token).toBeNull();
    await expectAnswer('orders.purchase', { params: { checkout: started.id } });
    await expectAnswer('orders.get', { params: { order: placed.orders[0] } });
  });

  test('paid by card', async () => {
    const started = await checkout();
    const params = { cart: started.cart, checkout: started.id };
    const { delivery_options: options } = started.parts[0] ?? { delivery_options: [] };
    if (options.some(({ type }) => type === 'collection')) {
      await expectAnswer('shopping-carts.collection', { params, body: {} });
    }
    await expectAnswer('shopping-carts.fixed-delivery', { params, body: {} });
    const { payment_token: token } = await place(started, 'card');
    const payment = await expectAnswer('payment.get', { params: { token } });
    expect(payment).toMatchObject({ state: 'created', amount: expect.any(Number) });
    await expectAnswer('payment.confirm', { params: { token } });
    // A source that no frame has made: refused by the provider, in the contract's own words.
    const card = find('payment.card');
    const refused = await call(card, { params: { token }, body: { source_id: 'tok_none' } });
    const { code } = errorAnswer.parse(refused.json());
    expect(card.errors).toContain(code);
    expect(refused.status).toBe(ERROR_STATUS[code]);
    tried.add('payment.card');
  });

  test('told of by a webhook, which has to be signed', async () => {
    const webhook = find('payment.webhook-sandbox');
    const refused = await moda.ask('/api/payment/webhooks/sandbox', { method: 'POST', body: {} });
    expect(refused.status).toBe(401);
    expect(webhook.errors).toContain(errorAnswer.parse(refused.json()).code);
    tried.add(webhook.id);
  });
});

describe('a person’s own calls answer what their contracts say', () => {
  test('profile, presence, tour, and the end of an account', async () => {
    const { id, email, password, signedIn: headers } = await newPerson(moda);
    const params = { mashup: `${id}:st_moda`, me: id, id, ids: `${id},st_moda` };
    const mine = { params, headers };
    const profile = await expectAnswer('profile.get', mine);
    expect(profile).toMatchObject({ email, email_verified: true, main_type: 'referral' });
    const body = { city: 'Cholula', website: 'lucia.example', theme: 'dark' };
    await expectAnswer('profile.update', { ...mine, body });
    await expectAnswer('profile-public.list', { params });
    await expectAnswer('profile-public.get', { params });
    await expectAnswer('profile-admin.date', mine);
    await expectAnswer('profile-admin.beat', { ...mine, body: {} });
    const tour = { ...mine, params: { ...params, mashup: `${id}:store` } };
    await expectAnswer('setup-apps.get', tour);
    await expectAnswer('setup-apps.change', { ...tour, body: { show_tour: false } });

    const fresh = `nueva-${email}`;
    const change = { type: 'email', email: fresh, password };
    const { code } = await expectAnswer('profile.contact', { ...mine, body: change });
    const proof = { code, pin: await pinTo(moda, fresh) };
    await expectAnswer('profile.contact-prove', { ...mine, body: proof });
    const kept = await expectAnswer('profile.export', mine);
    expect(kept).toMatchObject({
      account: { email: fresh, city: 'Cholula' },
      setup: [{ app: 'store', show_tour: false }],
    });
    await expectAnswer('profile.erase', { ...mine, body: { password } });
    expect((await call(find('profile.get'), mine)).status).toBe(401);
  });
});

describe('the calls of people answer what their contracts say', () => {
  test('accounts and sessions', () => callAccounts(expectAnswer, moda));
  test('what guards an account', () => callSecurity(expectAnswer, moda));
  test('the cart of an account', () => callOwnCart(expectAnswer, moda, line));
});

describe('the back office’s calls answer what their contracts say', () => {
  test('staff', async () => {
    const owner = { headers: await signInAs(moda, 'lirio') };
    const staff = await expectAnswer<{ results: object[] }>('staff.list', owner);
    expect(staff.results[0]).toMatchObject({ role: 'owner' });
    const person = await newPerson(moda);
    const body = { email: person.email, role: 'qrreader' };
    await expectAnswer('staff.invite', { ...owner, body });
    await expectAnswer('staff.invites', owner);
    const key = await inviteKeyTo(moda, person.email);
    await expectAnswer('staff.accept', { headers: person.signedIn, body: { key } });
    const params = { id: person.id };
    await expectAnswer('staff.role', { ...owner, params, body: { role: 'dispatcher' } });
    await expectAnswer('staff.remove', { ...owner, params });
    const other = { email: 'nadie@example.com', role: 'admin' };
    const { id } = await expectAnswer('staff.invite', { ...owner, body: other });
    await expectAnswer('staff.invite-resend', { ...owner, params: { id }, body: {} });
    await expectAnswer('staff.invite-withdraw', { ...owner, params: { id } });
  });

  test('collaborators', async () => {
    const owner = { headers: await signInAs(moda, 'lirio-admin') };
    await expectAnswer('collaborators.profiles', { ...owner, query: '?text=ra%C3%ADz' });
    const { id } = await expectAnswer('collaborators.add', { ...owner, body: { slug: 'casa' } });
    const params = { id };
    await expectAnswer('collaborators.change', { ...owner, params, body: { store_name: 'Ella' } });
    await expectAnswer('collaborators.refresh', { ...owner, params, body: {} });
    await expectAnswer('collaborators.list', owner);
    await expectAnswer('store.collaborations', { ...owner, params: own });
    await expectAnswer('collaborators.remove', { ...owner, params });
  });
});

afterAll(() => {
  // A contract that nothing here calls is a contract that nothing holds.
  const missing = contracts.map(({ id }) => id).filter((id) => !tried.has(id));
  if (missing.length > 0) throw new Error(`not called: ${missing.join(', ')}`);
});
