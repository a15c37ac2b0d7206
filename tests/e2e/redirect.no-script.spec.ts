/** Paying on a provider's own page without script: a form, a link, and a form back. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as noticeWords } from '../../fragments/office/payment-notices/messages/en.ts';
import { messages as refundWords } from '../../fragments/office/own-payment/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { es as sandbox } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { signInAs } from './demo-person.ts';
import { demoShop } from './partners.ts';
import { addToCart, orderNumber, placeBy, seeConfirmation } from './shopping.ts';

const t = checkoutWords.es;

test('PayPal is a form there and a form back, and a part of it is given back by a form', async ({
  page,
}) => {
  const { origin } = demoShop('casa');
  await page.goto(`${origin}/productos/casa/batidora-de-pedestal-750w-tazon-acero`);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await placeBy(page, 'es', t.ways.paypal);
  await expect(page).toHaveURL(/\/checkout\/co_[0-9a-z]+\/pay$/);
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await page.getByRole('link', { name: t.goOn.replace('{{name}}', 'PayPal') }).click();
  await page.getByRole('button', { name: sandbox.paypal.answers.pay, exact: true }).click();
  await page.getByRole('button', { name: t.confirm }).click();
  await seeConfirmation(page);
  await expect(page.getByText(orderWords.es.paidBy.replace('{{card}}', 'PayPal'))).toBeVisible();

  const purchase = page.url();
  const order = await orderNumber(page);
  await signInAs(page, 'raiz', 'casa');
  await page.goto(`${origin}/admin/pagos?text=${order}`);
  await page.locator('a[href*="/admin/pagos/py_"]').first().click();
  await page.getByText(/quedan/).click();
  await page.getByLabel(refundWords.es.amount).fill('1.50');
  await page.getByRole('button', { name: refundWords.es.giveBackNow }).click();
  await expect(page.getByText(refundWords.es.needs.reason)).toBeVisible();
  await page
    .getByLabel(refundWords.es.reason, { exact: true })
    .selectOption(refundWords.es.refunds.goodwill);
  await page.getByRole('button', { name: refundWords.es.giveBackNow }).click();
  await expect(page.getByText(refundWords.es.done.refunded)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(refundWords.es.refundStates.success, { exact: true })).toBeVisible({
      timeout: 1,
    });
  }).toPass();
  await page.goto(`${origin}/admin/pagos`);
  await page.getByRole('link', { name: noticeWords.es.title }).click();
  const ours = page.getByRole('listitem').filter({ hasText: 'PayPal' });
  await expect(ours.getByText(noticeWords.es.states.well)).toBeVisible();
  await page.getByRole('button', { name: noticeWords.es.replay }).first().click();
  await expect(page.getByText(noticeWords.es.taken)).toBeVisible();
  await page.goto(purchase);
  await expect(page.getByText(orderWords.es.refundStates.success)).toBeVisible();
  await expect(page.getByText('$1.50')).toBeVisible();
});
