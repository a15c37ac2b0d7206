/** The owner of a store buys a supplier's item at the price that its page names for resellers. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as itemWords } from '../../fragments/shop/item-earnings/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { messages as shareWords } from '../../fragments/shop/order-shares/messages/en.ts';
import { buyBy } from '../../shared/i18n/es/buy-by.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { signInAs } from './demo-person.ts';
import { demoShop } from './partners.ts';
import { addToCart, CARDS, fillCard, fillDelivery, pay } from './shopping.ts';

const LENS = '/productos/foto/lente-para-camara-reflex';
const LISTED = '$4,490.00';

test('the cart strikes the list price, the order has what was paid, and the supplier all of it', async ({
  page,
  browser,
}) => {
  const { origin } = demoShop('ana');
  await signInAs(page, 'ana', 'ana');
  await page.goto(origin + LENS);
  const box = page.locator('shop-item-earnings dl');
  await expect(box.getByText(itemWords.es.buyBy)).toBeVisible();
  const paid = (await box.locator('dd').last().textContent()) ?? '';
  expect(paid).toMatch(/^\$[34],\d{3}\.\d\d$/);
  expect(paid).not.toBe(LISTED);

  await addToCart(page, 'es');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  const line = cart.getByRole('listitem').filter({ has: page.getByText(buyBy.note) });
  await expect(line.locator('s')).toContainText(LISTED);
  await expect(line.locator('.price')).toHaveText(paid);
  await cart.getByRole('button', { name: cartWords.es.checkout }).click();
  await expect(page.getByText(buyBy.note).first()).toBeVisible();
  await expect(page.locator('shop-checkout .bought .price')).toHaveText(paid);
  await fillDelivery(page, 'es');
  await fillCard(page, 'es', CARDS.approved);
  await pay(page, 'es');
  await expect(page).toHaveURL(/\/mis-compras\/co_[0-9a-z]{26}$/);
  const order = page.locator('shop-order .line');
  await expect(order.getByText(fill(orderWords.es.buyBy, { price: LISTED }))).toBeVisible();
  await expect(order.locator('.price')).toHaveText(paid);
  const text = await page
    .locator('h2', { hasText: /[0-9A-Z]{4}-[0-9A-Z]{4}/ })
    .first()
    .textContent();
  const number = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text ?? '')?.[0] ?? '';

  const foto = demoShop('foto').origin;
  await signInAs(page, 'lente', 'foto');
  await page.goto(`${foto}/admin/ordenes?text=${number}`);
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(page.getByText(fill(orderWords.es.buyBy, { price: LISTED }))).toBeVisible();
  const id = /or_[0-9a-z]{26}/.exec(page.url())?.[0] ?? '';
  await page.goto(`${foto}/admin/monedero/mxn/ordenes/${id}`);
  await expect(page.getByText(shareWords.es.reasons.buy_by)).toBeVisible();
  const rows = page.locator('shop-order-shares tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(paid);

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(origin + LENS);
  await visitor
    .getByRole('button', { name: /carrito/i })
    .first()
    .click();
  await expect(visitor.getByText(LISTED).first()).toBeVisible();
  expect(await visitor.content()).not.toContain(buyBy.note);
  await visitor.close();
});
