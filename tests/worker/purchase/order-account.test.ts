/** Guests who have an account made from the data of their order, and the order that goes to it. */
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { DIRECTORY } from '../../../edge/db/database.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { browserAt, newcomer, signUp, type Browser } from '../people/world.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { fakeSender } from '../../../edge/providers/message/fake.ts';
import { address, buyer, contact, newBuyersEachTest, withKey } from './buyer.ts';
import { consume } from './outbox.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  MINUTE_MS,
  NOON,
  rows,
  type TestStore,
} from './world.ts';

newBuyersEachTest();

interface Placing {
  readonly browser: Browser;
  readonly checkout: string;
  readonly place: (given?: object, key?: string) => Promise<Response>;
}

/** A store of its own cell on the whole platform, and a guest with a checkout in it. */
async function begin() {
  const slug = fresh('invitado');
  const store: TestStore = { id: `st_${slug}` as StoreId, slug, cell: 'b' };
  await openStore({ slug, cell: 'b' });
  const platform = startPlatform();
  platform.clock.advance(NOON - platform.clock.now());
  const item = await makeItem(store);
  const email = `${slug}@correo.example`;

  async function shopper(browser = browserAt(platform, slug)): Promise<Placing> {
    const lines = [{ ...item, amount: 1 }];
    const cart = (await (await browser.post('/api/shopping-carts', { lines })).json()) as {
      cart: string;
    };
    const begun = await browser.post(
      `/api/shopping-carts/${cart.cart}/checkout`,
      {},
      { headers: withKey() },
    );
    const { id: checkout } = (await begun.json()) as { id: string };
    const order = {
      checkout_id: checkout,
      cart_id: cart.cart,
      contact: { ...contact, email: email.toUpperCase() },
      address,
      payment_type: 'cash',
      save_as: 'user',
    };
    const place = (given: object = {}, key?: string) =>
      browser.post('/api/orders', { ...order, ...given }, { headers: withKey(key) });
    return { browser, checkout, place };
  }

  /** Sends the mails about accounts that wait in the store's cell. */
  async function sent() {
    const sender = fakeSender();
    const waiting = await rows(
      'b',
      sql<{ id: string }>`SELECT id FROM outbox WHERE store_id = ${store.id}
        AND topic = 'mail.order_account' AND delivered_at IS NULL ORDER BY rowid`,
    );
    for (const { id } of waiting) expect(await consume(platform, store, id, sender)).toBe('ack');
    return sender.asked.map((mail) => ({ ...mail, text: 'text' in mail ? mail.text : '' }));
  }

  /** The code of the proof that a checkout began, which its own browser alone reads. */
  async function codeOf({ checkout }: Placing): Promise<string> {
    const [kept] = await rows(
      'b',
      sql<{ proof: string }>`SELECT account_asked ->> 'proof' AS proof FROM checkout
        WHERE id = ${checkout}`,
    );
    return kept?.proof ?? '';
  }

  return { platform, store, email, slug, shopper, sent, codeOf };
}

const pinOf = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const keyOf = (text: string) => /\/activate\/([\w-]{43})/.exec(text)?.[1] ?? '';
const password = 'una frase larga';

/** Accounts with an e-mail, with what belongs to them. */
async function accountsOf(email: string) {
  const { results } = await env.DIRECTORY.prepare(
    `SELECT a.id, a.full_name, a.email_verified_at IS NOT NULL AS proven, a.password <> '' AS opens,
      (SELECT count(*) FROM account_address d WHERE d.account_id = a.id) AS addresses,
      (SELECT group_concat(value) FROM contact_claim c WHERE c.account_id = a.id) AS claims
      FROM account a WHERE a.email = ?`,
  )
    .bind(email)
    .all<{ id: string; proven: number; opens: number; addresses: number; claims: string }>();
  return results;
}

test('an order that is saved as a user becomes an account by its PIN, and goes to it', async () => {
  const { platform, store, email, shopper, sent, codeOf } = await begin();
  const guest = await shopper();
  expect((await guest.place()).status).toBe(201);
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail?.recipient.toLowerCase()).toBe(email);
  expect(await accountsOf(email)).toEqual([]);

  const code = await codeOf(guest);
  const pin = pinOf(mail?.text ?? '');
  const state = await guest.browser.get(`/api/activate/proofs/${code}`);
  expect(await state.json()).toMatchObject({ needs_password: true, is_done: false });
  const bare = await guest.browser.post('/api/activate/pin', { code, pin });
  expect([bare.status, await bare.json()]).toMatchObject([400, { field: 'password' }]);
  const done = await guest.browser.post('/api/activate/pin', { code, pin, password });
  expect(await done.json()).toMatchObject({
    actions: [{ action: 'set-auth', redirect_to: `/mis-compras/${guest.checkout}` }, {}],
  });
  const [account] = await accountsOf(email);
  expect(account).toMatchObject({
    full_name: contact.full_name,
    proven: 1,
    opens: 1,
    addresses: 1,
    claims: '+525512345678',
  });
  // The cell learns by a message whose the order is.
  const { results: told } = await env.DIRECTORY.prepare(
    `SELECT id FROM outbox WHERE topic = 'tell.order_to_account' AND store_id = ?`,
  )
    .bind(store.id)
    .all<{ id: string }>();
  expect(told).toHaveLength(1);
  await consume(platform, { cell: DIRECTORY }, told[0]!.id);
  const owned = await rows(
    'b',
    sql<{ account_id: string }>`SELECT account_id FROM purchase_order
      WHERE checkout_id = ${guest.checkout}`,
  );
  expect(owned).toEqual([{ account_id: account?.id }]);

  const again = browserAt(platform, store.slug);
  const signedIn = await again.post('/api/oauth/authorization', { username: email, password });
  expect(signedIn.status).toBe(200);
});

test('the link of the mail does the same, and asks for the password', async () => {
  const { email, shopper, sent, store, platform } = await begin();
  await (await shopper()).place();
  const key = keyOf((await sent())[0]?.text ?? '');
  const browser = browserAt(platform, store.slug);
  const page = await (await browser.get(`/activate/${key}`)).text();
  expect(page).toContain('name="password"');
  expect((await browser.post('/api/activate/link', { key })).status).toBe(400);
  expect((await browser.post('/api/activate/link', { key, password })).status).toBe(200);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('repeats, two tabs and a mail that is tried again make one account', async () => {
  const { platform, email, shopper, sent, store, codeOf } = await begin();
  const [first, second] = [await shopper(), await shopper()];
  const answers = await Promise.all([
    first.place({}, 'the-same-key-of-one'),
    first.place({}, 'the-same-key-of-one'),
    second.place(),
  ]);
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(2);
  const mails = await sent();
  expect(mails).toHaveLength(2);
  const codes = [await codeOf(first), await codeOf(second)];
  const tries = await Promise.all(
    mails.map(({ text }, index) =>
      browserAt(platform, store.slug).post('/api/activate/pin', {
        code: codes[index],
        pin: pinOf(text),
        password,
      }),
    ),
  );
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('another way to pay the same order sends no second mail, another e-mail does', async () => {
  const { shopper, sent, slug } = await begin();
  const guest = await shopper();
  await guest.place({ save_as: 'guest' });
  expect(await sent()).toEqual([]);
  const other = await shopper();
  await other.place({ contact: { ...contact, email: `otra-${slug}@correo.example` } });
  expect(await sent()).toHaveLength(1);
});

test('no answer tells that an address has an account: only its mail does, and no PIN opens it', async () => {
  const { platform, slug, shopper, sent, codeOf } = await begin();
  const known = newcomer({ type: 'email' });
  const { email } = known;
  await signUp(browserAt(platform, slug), known);
  const free = await shopper();
  const freeEmail = `libre-${slug}@correo.example`;
  const taken = await shopper();
  const answers = [
    await free.place({ contact: { ...contact, email: freeEmail } }),
    await taken.place({ contact: { ...contact, email } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [, mail] = await sent();
  expect(pinOf(mail?.text ?? '')).toBe('');
  expect(mail?.text).toContain('/login?next=');
  const seen = await Promise.all(
    [free, taken].map(async (one) => {
      const code = await codeOf(one);
      const { browser } = one;
      const state = (await (await browser.get(`/api/activate/proofs/${code}`)).json()) as object;
      const wrong = await browser.post('/api/activate/pin', { code, pin: '000000', password });
      platform.clock.advance(60_000);
      const resent = await browser.post('/api/auth/pin', { code });
      return {
        state,
        wrong: [wrong.status, await wrong.json()],
        resent: resent.status,
        told: Object.keys((await resent.json()) as object),
      };
    }),
  );
  const [one, other] = seen;
  expect({ ...other, state: null }).toMatchObject({ ...one, state: null, wrong: [422, {}] });
  expect(Object.keys(other!.state)).toEqual(Object.keys(one!.state));
  expect(await accountsOf(email)).toHaveLength(1);
});

test('a buyer with a session makes no second account', async () => {
  const { platform, slug, shopper, sent } = await begin();
  const browser = browserAt(platform, slug);
  await signUp(browser);
  const guest = await shopper(browser);
  expect((await guest.place()).status).toBe(201);
  expect(await sent()).toEqual([]);
});

test('the code of the proof is its browser’s alone, and for a day', async () => {
  const world = makeWorld();
  const store = await makeStore();
  const { ready, place, purchase } = buyer(world, store);
  const placed = await place(await ready([{ item: await makeItem(store) }]), { save_as: 'user' });
  const { checkout_aggregation: id } = placed.body;
  expect((await purchase(id)).body.account_proof).toMatch(/^pf_/);
  const { body } = await buyer(makeWorld(), store).purchase(id);
  expect([body.contact, body.account_proof]).toEqual([null, undefined]);
  world.clock.advance(24 * 60 * MINUTE_MS);
  expect((await purchase(id)).body.account_proof).toBeUndefined();
});
