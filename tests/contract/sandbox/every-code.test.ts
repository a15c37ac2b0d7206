/** Each of the fourteen ways to pay, bought in the demo by its own adapter at the sandbox. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { Purchase } from '../../../shared/contracts/orders.ts';
import type { DueDeposit } from '../../../shared/contracts/own-payments.ts';
import type { CryptoInfo } from '../../../shared/contracts/payment.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import {
  isReference,
  paymentCodes,
  paymentKind,
  type PaymentCode,
} from '../../../shared/rules/payment-codes.ts';
import { orderBody } from '../../support/buyer.ts';
import { shopAt, type Shop } from '../../support/visit.ts';
import { signInAs } from '../gateway/person.ts';
import { cartOf, newKey, someLine, type Line } from '../gateway/purchase.ts';

const port = inject('port');
const SANDBOX = `http://localhost:${inject('sandboxPort')}`;

/** The demo's stores, each with its owner; between them they take all that the sandbox speaks. */
const STORES: readonly { readonly slug: string; readonly owner: string }[] = [
  { slug: 'moda', owner: 'lirio' },
  { slug: 'casa', owner: 'raiz' },
  { slug: 'foto', owner: 'lente' },
];

/** What answers for a code at the sandbox: the path of its page, or the form of its number to pay by. */
const ANSWERED: Readonly<Record<PaymentCode, RegExp>> = {
  cash: /^nobody$/,
  deposit: /^deposit /,
  str_card: /^\/v1\/frame$/,
  conekta_card: /^\/hosted\/conekta_card\/pay$/,
  openpay_card: /^\/hosted\/openpay_card\/pay$/,
  banorte: /^\/hosted\/banorte\/pay$/,
  paypal: /^\/paypal\/checkoutnow$/,
  mobbex: /^\/hosted\/mobbex\/pay$/,
  aplazo: /^\/hosted\/aplazo\/pay$/,
  openpay_store: /^store 1010\d{24} none$/,
  openpay_bank: /^bank \d{20} BBVA Bancomer$/,
  baz_card: /^\/hosted\/baz_card\/pay$/,
  memphis: /^\/hosted\/memphis\/pay$/,
  tiendacrypto: /^\/hosted\/tiendacrypto\/pay$/,
};

interface Place {
  readonly shop: Shop;
  readonly line: Line;
  readonly slug: string;
  readonly owner: string;
  readonly takes: readonly PaymentCode[];
}

let places: readonly Place[];
beforeAll(async () => {
  places = await Promise.all(
    STORES.map(async (store) => {
      const shop = shopAt(port, `${store.slug}.localhost`);
      const line = await someLine(shop);
      const { payment_types: takes } = await begin(shop, line);
      return { ...store, shop, line, takes };
    }),
  );
});

async function begin(shop: Shop, line: Line): Promise<CheckoutView> {
  const { cart } = await cartOf(shop, [line]);
  const at = `/api/shopping-carts/${cart}/checkout`;
  const { id } = (await shop.send('POST', at, {}, newKey())).json() as CheckoutView;
  const chosen = await shop.send('PUT', `${at}/${id}/fixed_delivery`, {}, newKey());
  return chosen.json() as CheckoutView;
}

async function order({ shop, line }: Place, code: PaymentCode) {
  const { id, cart } = await begin(shop, line);
  const body = { ...orderBody(cart, id), payment_type: code };
  const placed = await shop.send('POST', '/api/orders', body, newKey());
  expect(placed.text).toContain(id);
  const { payment_token: token } = placed.json() as PlacedOrder;
  const purchase = async () => (await shop.get(`/api/orders/aggregation/${id}`)).json() as Purchase;
  return { id, token: token ?? '', purchase };
}

/** Reads amount and rate as they are fixed, and goes on to the provider's page. */
async function readRate({ shop }: Place, token: string, page: string): Promise<string> {
  expect(page).toMatch(/\/cripto$/);
  const info = (await shop.get(`/api/payment/${token}/crypto`)).json() as CryptoInfo;
  expect(info).toMatchObject({ asset: 'USDT', rate: '18.50' });
  const shown = await shop.get(new URL(page).pathname);
  expect(shown.text).toContain(`${info.asset_amount} USDT`);
  return info.approval_url ?? '';
}

/** Goes to the page of a payment, and gives the address of the page where its buyer answers. */
async function lead({ shop }: Place, token: string, code: PaymentCode): Promise<string> {
  const path = `/api/payment/${token}/order/${code}`;
  const led = (await shop.send('POST', path, {}, newKey())).json() as { approval_url: string };
  return led.approval_url;
}

const answer = (path: string, fields: Record<string, string>) =>
  fetch(`${SANDBOX}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

/** Pays on the sandbox's page that a buyer was led to; gives the page's path. */
async function payThere(page: string): Promise<string> {
  const { origin, pathname, searchParams } = new URL(page);
  expect(origin).toBe(SANDBOX);
  const isPaypal = pathname.startsWith('/paypal/');
  const name = isPaypal ? 'token' : 'id';
  const paid = await answer(pathname, { [name]: searchParams.get(name) ?? '', answer: 'pay' });
  expect(paid.status).toBe(303);
  return pathname;
}

/** Pays in the bank's window, as its script does with what our page gives it. */
async function payInWindow({ shop }: Place, address: string): Promise<string> {
  const page = await shop.get(new URL(address).pathname);
  expect(page.headers['content-security-policy']).toContain('sandbox allow-scripts');
  const charge = /data-charge="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const window = await answer('/banorte/window', { Params: charge });
  return payThere(window.headers.get('location') ?? '');
}

/** Pays with a token of the frame that the page of the payment shows; gives the frame's path. */
async function payByCard({ shop }: Place, checkout: string, token: string): Promise<string> {
  const page = await shop.get(`/checkout/${checkout}/pay`);
  const [frame = ''] = /http:\/\/localhost:\d+\/v1\/frame/.exec(page.text) ?? [];
  const [key = ''] = /pk_sandbox_\w+/.exec(page.text) ?? [];
  const card = { name: 'Ana Pérez', number: '4242424242424242', exp_month: 12, exp_year: 2090 };
  const made = await fetch(`${SANDBOX}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ ...card, cvc: '123' }),
  });
  const { token: source } = (await made.json()) as { token: string };
  await shop.send('POST', `/api/payment/${token}/order/card`, { source_id: source }, newKey());
  return new URL(frame).pathname;
}

/** The seller finds the deposit on the bank's statement, and says so. */
async function confirmDeposit({ shop, slug, owner }: Place, number: string): Promise<void> {
  const staff = await signInAs(shop, owner);
  const at = `/api/admin/suppliers/st_${slug}/deposits`;
  const due = (await shop.get(at, staff)).json() as { results: DueDeposit[] };
  const deposit = due.results.find((one) => one.number === number);
  await shop.send('POST', `${at}/${deposit?.id}`, {}, { ...staff, ...newKey() });
}

/** Pays by a code; gives what answered for it. */
async function pay(
  place: Place,
  code: PaymentCode,
  { id, token, purchase }: Awaited<ReturnType<typeof order>>,
): Promise<string> {
  const kind = paymentKind(code);
  if (kind === 'none') return 'nobody';
  if (kind === 'token') return payByCard(place, id, token);
  const led = await lead(place, token, code);
  const page = code === 'tiendacrypto' ? await readRate(place, token, led) : led;
  if (kind === 'push') return payInWindow(place, page);
  if (!isReference(code)) return payThere(page);
  const { slip } = await purchase();
  const number = slip?.number ?? '';
  if (code === 'deposit') await confirmDeposit(place, number);
  else await answer('/openpay/counter', { number, answer: 'pay' });
  return `${slip?.kind} ${number} ${slip?.bank ?? 'none'}`;
}

describe.each(paymentCodes)('%s', (code) => {
  test('is taken by a store of the demo, paid at the sandbox, and stands on its order', async () => {
    const place = places.find(({ takes }) => takes.includes(code));
    if (!place) throw new Error(`no store takes ${code}`);
    const made = await order(place, code);
    expect(await pay(place, code, made)).toMatch(ANSWERED[code]);
    const confirm = `/api/payment/${made.token}/confirm`;
    const state = async () => {
      if (made.token) await place.shop.send('POST', confirm, {}, newKey());
      return (await made.purchase()).payment_state;
    };
    const paid = paymentKind(code) === 'none' ? 'none' : 'approved';
    await expect.poll(state, { timeout: 10_000 }).toBe(paid);
    const { orders } = await made.purchase();
    expect(orders.map((one) => [one.payment_type, one.state])).toEqual([
      [code, 'sent_to_supplier'],
    ]);
  });
});
