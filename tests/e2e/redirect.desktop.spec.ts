/** Paying on a provider's own page: there, given up, back, paid, and paid another way. */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as cryptoWords } from '../../fragments/shop/crypto-info/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { es as sandbox } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { demoShop } from './partners.ts';
import { addToCart, fillDelivery, pay, seeConfirmation } from './shopping.ts';

const t = checkoutWords.es;
const { paypal } = sandbox;
const OVEN = '/productos/casa/horno-de-microondas-compacto-20-litros';

/** Goes to PayPal's page with a cart of one oven. */
async function goThere(page: Page): Promise<void> {
  const { origin } = demoShop('casa');
  await page.goto(`${origin}${OVEN}?click_id=verano-1`);
  await addToCart(page, 'es');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await cart.getByRole('button', { name: cartWords.es.checkout }).click();
  await expect(page).toHaveURL(/\/checkout\/co_/);
  await fillDelivery(page, 'es');
  await page.getByRole('radio', { name: t.ways.paypal }).check();
  await pay(page, 'es');
  await expect(page).toHaveURL(/\/paypal\/checkoutnow/);
}

const attribution = async (page: Page): Promise<string[]> =>
  (await page.context().cookies(demoShop('casa').origin))
    .map(({ name }) => name)
    .filter((name) => name === 'clickID');

test('PayPal leads there and back, and the tracking cookies end with it', async ({ page }) => {
  await goThere(page);
  expect(await attribution(page)).toEqual(['clickID']);
  // Given up there, the payment waits and can be gone on with.
  await page.getByRole('button', { name: paypal.cancel }).click();
  await expect(page).toHaveURL(/\/checkout\/co_[0-9a-z]+\/pay/);
  await expect(page.getByRole('link', { name: t.otherWay })).toBeVisible();
  await pay(page, 'es');
  await page.getByRole('button', { name: paypal.answers.pay, exact: true }).click();
  await seeConfirmation(page);
  await expect(page.getByText(orderWords.es.paidBy.replace('{{card}}', 'PayPal'))).toBeVisible();
  expect(await attribution(page)).toEqual([]);
});

test('a charge that PayPal refuses is said, and the order is paid in cash', async ({ page }) => {
  await goThere(page);
  await page.getByRole('button', { name: paypal.answers.decline }).click();
  await expect(page.getByText(t.declinedWay)).toBeVisible();
  await page.getByRole('link', { name: t.payStill }).click();
  await page.getByRole('link', { name: t.otherWay }).click();
  // The form is as it was left.
  await expect(page.getByLabel(t.fullName)).toHaveValue('Lucía Méndez Ortega');
  await page.getByRole('radio', { name: t.cash }).check();
  await page.getByRole('button', { name: t.place }).click();
  await seeConfirmation(page);
});

test('another provider’s page is its own code’s: the rate that it names holds, and it is paid', async ({
  page,
}) => {
  const { origin } = demoShop('foto');
  await page.goto(`${origin}/productos/foto/tableta-grafica-compacta-8-pulgadas`);
  await addToCart(page, 'es');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await cart.getByRole('button', { name: cartWords.es.checkout }).click();
  await fillDelivery(page, 'es');
  await page.getByRole('radio', { name: t.ways.tiendacrypto }).check();
  await pay(page, 'es');
  // Amount and rate are told first, as they are fixed.
  await expect(page).toHaveURL(/\/checkout\/co_[0-9a-z]+\/cripto$/);
  const sent = await page.getByText(/^[\d.]+ USDT$/).textContent();
  await page.getByRole('link', { name: cryptoWords.es.go }).click();
  await expect(page).toHaveURL(/\/hosted\/tiendacrypto\/pay/);
  await expect(page.getByText(sandbox.hosted.names.tiendacrypto)).toBeVisible();
  await expect(page.getByText(sent ?? '', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: sandbox.hosted.answers.twice }).click();
  await seeConfirmation(page);
  const paid = orderWords.es.paidBy.replace('{{card}}', orderWords.es.ways.tiendacrypto);
  await expect(page.getByText(paid)).toBeVisible();
});

test('Banorte’s window opens over a page of ours, leads back, and is paid', async ({ page }) => {
  const { origin } = demoShop('casa');
  await page.goto(`${origin}${OVEN}`);
  await addToCart(page, 'es');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await cart.getByRole('button', { name: cartWords.es.checkout }).click();
  await fillDelivery(page, 'es');
  await page.getByRole('radio', { name: t.ways.banorte }).check();
  await pay(page, 'es');
  await expect(page).toHaveURL(/\/me\/payments\/[^/]+\/banco$/);
  const window = page.frameLocator('iframe[name="banorte"]');
  await expect(window.getByText(sandbox.hosted.names.banorte)).toBeVisible();
  // Closed, the payment waits and can be gone on with.
  await window.getByRole('button', { name: paypal.cancel }).click();
  await expect(page).toHaveURL(/\/checkout\/co_[0-9a-z]+\/pay/);
  await pay(page, 'es');
  await window.getByRole('button', { name: sandbox.hosted.answers.pay, exact: true }).click();
  await seeConfirmation(page);
  const paid = orderWords.es.paidBy.replace('{{card}}', orderWords.es.ways.banorte);
  await expect(page.getByText(paid)).toBeVisible();
});
