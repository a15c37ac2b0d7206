/** A store's fragments on a page of another origin. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as keyWords } from '../../fragments/office/embed-keys/messages/en.ts';
import { signInAs } from './demo-person.ts';
import {
  addToCart,
  approveChallenge,
  CARDS,
  fillCard,
  fillDelivery,
  pay,
  seeConfirmation,
  SKIRT,
} from './shopping.ts';

const ITEM = SKIRT.path.split('/').at(-1) ?? '';

let server: Server;
let partner = '';

test.beforeAll(async () => {
  const store = `http://moda.localhost:${process.env['E2E_PORT']}`;
  const html = (key: string) => `<!doctype html><html lang="es"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Blog</title>
    <script type="module" src="${store}/embed/v1.js${key}"></script></head>
    <body><h1>Mi blog</h1><shop-item item="${ITEM}"></shop-item><shop-cart></shop-cart></body></html>`;
  // The page has the key of its own address.
  server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(html(new URL(request.url ?? '', partner).search));
  });
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  partner = `http://blog.localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('shows live data, keeps the cart there, and hands it over to the store by a link', async ({
  page,
  context,
}) => {
  await page.goto(partner);
  await expect(page.getByRole('heading', { name: SKIRT.name })).toBeVisible();
  await addToCart(page, 'es');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await expect(cart.getByText(SKIRT.name)).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('cart:st_moda'));
  expect(kept).toContain('sk_ctpss2023-24');

  const link = cart.getByRole('link', { name: cartWords.es.checkout });
  // The lines go into the link when the buyer is about to follow it.
  await expect(async () => {
    await link.dispatchEvent('pointerdown');
    expect(await link.getAttribute('href')).toContain('?add=');
  }).toPass();
  const address = await link.getAttribute('href');
  expect(address).toMatch(
    /^http:\/\/moda\.localhost:\d+\/shopping-cart\?add=sk_ctpss2023-24\.1&handoff=ho_\w{26}$/,
  );

  const store = await context.newPage();
  await store.goto(address ?? '');
  await expect(store.getByText(cartWords.es.handoverTitle)).toBeVisible();
  // Opening the link has changed nothing yet.
  expect(await store.evaluate(() => localStorage.getItem('cart:st_moda') ?? '')).not.toContain(
    'sk_',
  );
  await store.getByRole('button', { name: cartWords.es.handoverContinue }).click();
  await expect(store).toHaveURL(/\/(checkout\/co_|shopping-cart)/);
  await expect(store.getByText(SKIRT.name).filter({ visible: true }).first()).toBeVisible();
});

test('what a foreign page sells through 3-D Secure is its partner’s in the store’s books', async ({
  page,
  browser,
}) => {
  test.slow();
  const store = `http://moda.localhost:${process.env['E2E_PORT']}`;
  const words = keyWords.es;
  const name = `Blog ${Date.now()}`;
  await signInAs(page, 'lirio');
  await page.goto(`${store}/admin/socios`);
  await page.getByLabel(words.fields.partner).fill(name);
  await page.getByLabel(words.fields.origins).fill(partner);
  await page.getByRole('button', { name: words.create }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const [key = ''] = /pk_\w{24}/.exec(await page.locator('pre').innerText()) ?? [];

  // The buyer is another browser.
  const context = await browser.newContext({ locale: 'es-MX' });
  const buyer = await context.newPage();
  await buyer.goto(`${partner}/?key=${key}`);
  await expect(buyer.getByRole('heading', { name: SKIRT.name })).toBeVisible();
  await addToCart(buyer, 'es');
  const cart = buyer.getByRole('dialog', { name: cartWords.es.title });
  await cart.getByRole('link', { name: cartWords.es.checkout }).click();
  await expect(buyer).toHaveURL(/moda\.localhost:\d+\/shopping-cart\?add=.+&embed=/);
  await buyer.getByRole('button', { name: cartWords.es.handoverContinue }).click();
  await expect(buyer).toHaveURL(/shopping-cart$/);
  await buyer.getByRole('button', { name: cartWords.es.checkout }).first().click();
  await expect(buyer).toHaveURL(/\/checkout\/co_/);
  await fillDelivery(buyer, 'es');
  await fillCard(buyer, 'es', CARDS.threeDs);
  await pay(buyer, 'es');
  await approveChallenge(buyer, 'es');
  await seeConfirmation(buyer);
  // The partner's page asks for the code's state, and what was bought leaves its cart.
  await buyer.goto(`${partner}/?key=${key}`);
  await expect
    .poll(() => buyer.evaluate(() => localStorage.getItem('cart:st_moda')))
    .not.toContain('sk_');
  await context.close();

  await page.reload();
  await expect(
    page.getByText(words.orders_one.replace('{{count}}', '1'), { exact: true }),
  ).toBeVisible();
  const figures = page.getByRole('table');
  await expect(figures.getByRole('row').filter({ hasText: 'shop-item' })).toContainText(partner);
  await expect(figures.getByRole('row').filter({ hasText: words.store })).toContainText(partner);
});
