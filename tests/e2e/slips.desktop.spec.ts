/** Paying by a number at a store's counter: the number, its barcode, and the order once it is paid. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { messages as mailWords } from '../../fragments/shop/slip-mail/messages/en.ts';
import { es as sandbox } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { demoShop } from './partners.ts';
import { addToCart, fillDelivery, seeConfirmation } from './shopping.ts';

const t = checkoutWords.es;
const words = orderWords.es;
const { openpay } = sandbox;

test('a store’s number waits with its barcode, and is paid at the counter', async ({ page }) => {
  const { origin } = demoShop('casa');
  await page.goto(`${origin}/productos/casa/banco-alto-de-madera-maciza`);
  await addToCart(page, 'es');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await cart.getByRole('button', { name: cartWords.es.checkout }).click();
  await expect(page).toHaveURL(/\/checkout\/co_/);
  await fillDelivery(page, 'es');
  await page.getByRole('radio', { name: t.ways.openpay_store }).check();
  await page.getByRole('button', { name: t.place }).click();
  await seeConfirmation(page);
  await expect(
    page.getByRole('img', { name: words.barcode.replace('{{number}}', '') }),
  ).toBeVisible();
  await expect(page.getByText(words.slipWaits.split('{{until}}')[1] ?? '')).toBeVisible();
  await page.getByRole('button', { name: mailWords.es.send }).click();
  await expect(page.getByText(mailWords.es.sent.split('{{email}}')[1] ?? '')).toBeVisible();
  const number = await page
    .getByText(words.slip.number.store, { exact: true })
    .locator('xpath=following-sibling::dd')
    .innerText();
  const order = page.url();
  const counter = new URL(
    '/openpay/counter',
    `http://localhost:${Number(new URL(origin).port) + 1}`,
  );
  await page.goto(`${counter.href}?number=${number}`);
  await page.getByRole('button', { name: openpay.answers.pay, exact: true }).click();
  await expect(page.getByRole('heading', { name: openpay.paid })).toBeVisible();
  await expect(async () => {
    await page.goto(order);
    await expect(
      page.getByText(words.paidBy.replace('{{card}}', words.ways.openpay_store)),
    ).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
