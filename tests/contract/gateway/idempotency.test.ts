import { beforeAll, describe, expect, test } from 'vitest';
import type { CartView } from '../../../shared/contracts/cart.ts';
import { errorAnswer } from '../../../shared/contracts/error-answer.ts';
import { contracts } from '../../support/contracts.ts';
import { ana, moda } from '../shops.ts';
import { newKey, someLine, type Line } from './purchase.ts';

const CARTS = '/api/shopping-carts';

let line: Line;
beforeAll(async () => {
  line = await someLine(moda);
});

const create = (key: Record<string, string>, amount = 1) =>
  moda.send('POST', CARTS, { lines: [{ ...line, amount }] }, key);

test('a repeat gets the first answer, to the letter', async () => {
  const key = newKey();
  const first = await create(key);
  const again = await create(key);
  expect(again.status).toBe(201);
  expect(again.text).toBe(first.text);
  expect(again.headers['content-type']).toBe(first.headers['content-type']);
});

test('repeats at once are one change', async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(key)));
  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ text }) => text)).size).toBe(1);
  for (const { status, text } of answers) {
    if (status !== 201) expect(text).toContain('"code":"idempotency_in_progress"');
  }
});

test('the same key with another body or address is refused', async () => {
  const key = newKey();
  const { cart } = (await create(key)).json() as CartView;
  const other = await create(key, 2);
  expect(other.status).toBe(422);
  expect(errorAnswer.parse(other.json())).toMatchObject({
    code: 'idempotency_key_reused',
    field: 'Idempotency-Key',
  });
  const set = (sku: string, amount: number) =>
    moda.send('PUT', `${CARTS}/${cart}/products/${sku}`, { amount }, key);
  expect((await set(line.sku, 2)).status).toBe(200);
  expect((await set(line.sku, 2)).status).toBe(200);
  expect((await set(line.sku, 3)).status).toBe(422);
  expect((await set('sk_other', 2)).status).toBe(422);
});

test('a key counts in its own store only', async () => {
  const key = newKey();
  const one = (await create(key)).json() as CartView;
  const other = (await ana.send('POST', CARTS, { lines: [] }, key)).json() as CartView;
  expect(other.cart).toMatch(/^cr_/);
  expect(other.cart).not.toBe(one.cart);
});

test('a failure is not kept: the same key may succeed later', async () => {
  const key = newKey();
  const { cart } = (await create(newKey())).json() as CartView;
  const add = (item: Line) => moda.send('POST', `${CARTS}/${cart}/products`, item, key);
  expect((await add({ ...line, sku: 'sk_none' })).status).toBe(404);
  expect((await add(line)).status).toBe(200);
});

describe('the header', () => {
  test.each([
    'short',
    'x'.repeat(129),
    'with space 12',
    'semi;colon1',
    'ñandú-ñandú',
    '"quoted-key"',
  ])('refuses %j', async (key) => {
    const header = Buffer.from(key).toString('latin1');
    const answer = await create({ 'idempotency-key': header });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_idempotency_key',
      field: 'Idempotency-Key',
    });
  });

  test('may be left out where neither stock nor money moves', async () => {
    const answers = await Promise.all([create({}), create({})]);
    const [one, other] = answers.map(({ json }) => (json() as CartView).cart);
    expect(one).not.toBe(other);
  });

  test('is required where stock or money moves', async () => {
    const required = contracts
      .filter(({ idempotency }) => idempotency === 'required')
      .map(({ id }) => id);
    expect(required.toSorted()).toEqual(
      [
        'admin.sell-in-store',
        'orders.create',
        'payment.card',
        'payment.draft-order',
        'payment.redirect',
        'shopping-carts.checkout',
        'shopping-carts.own-bulk',
      ].toSorted(),
    );
    const { cart } = (await create(newKey())).json() as CartView;
    const answer = await moda.send('POST', `${CARTS}/${cart}/checkout`, {});
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'idempotency_key_required',
      field: 'Idempotency-Key',
    });
  });

  test('is accepted by every other mutation except what changes nothing, the webhook, and calls that prove an identity', () => {
    // A quote, the check of a slug and that of franchises are questions. Calls that prove an identity are proved once, or
    // set the same value again; a stored answer would store a secret.
    const PEOPLE = new Set(['auth', 'activate', 'oauth', 'profile', 'profile-admin', 'setup-apps']);
    const without = contracts
      .filter(({ method, idempotency }) => method !== 'get' && idempotency === 'none')
      .filter(({ service }) => !PEOPLE.has(service))
      .map(({ id }) => id);
    expect(without).toEqual([
      'affiliate.slug-exists',
      // It names the state that the alert has afterwards.
      'alerts.keep',
      'shopping-carts.quote',
      'store.franchises-in-store',
      // A figure for the partner, which proves nothing.
      'partners.count-add',
      // What was opened stays opened.
      'inbox.open',
      // Said again every half minute: the last one counts.
      'office.editor-open',
      'office.editor-close',
      'courier.event',
      // A charge that is encrypted anew each time.
      'payment.bank-charge',
      'payment.webhook',
      // A picture that stays off, a value that is set, and words that stay deleted.
      'inbox.detach',
      'inbox.block',
      'inbox.delete',
      // A status that is set.
      'inbox.status',
      // A question.
      'inbox.variant',
    ]);
  });
});
