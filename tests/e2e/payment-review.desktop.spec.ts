/** A payment that PayPal takes days to decide about: said and mailed to its buyer, accepted by nobody, or refused. */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { es as sandbox } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { paymentReview as mailWords } from '../../edge/modules/mail/messages/es/payment-review.ts';
import { paymentReview } from '../../shared/i18n/es/payment-review.ts';
import { messagesTo } from './outbox.ts';
import { demoShop } from './partners.ts';
import { addToCart, fillDelivery, pay, seeConfirmation } from './shopping.ts';

const t = checkoutWords.es;
const { answers } = sandbox.paypal;
const OVEN = '/productos/casa/horno-de-microondas-compacto-20-litros';
const SAID = paymentReview.seller.split(';')[0]!.replace('{{name}}', 'PayPal');

/** Says yes on PayPal's page, which answers in its way; gives the buyer's e-mail. */
async function answer(page: Page, how: keyof typeof answers): Promise<string> {
  await page.goto(`${demoShop('casa').origin}${OVEN}`);
  await addToCart(page, 'es');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await cart.getByRole('button', { name: cartWords.es.checkout }).click();
  await fillDelivery(page, 'es');
  const email = await page.getByRole('textbox', { name: t.email }).inputValue();
  await page.getByRole('radio', { name: t.ways.paypal }).check();
  await pay(page, 'es');
  await page.getByRole('button', { name: answers[how] }).click();
  await expect(page).toHaveURL(/\/mis-compras\/co_/);
  return email;
}

test('one that is looked at says until when, asks for no second payment, and is mailed', async ({
  page,
}) => {
  const email = await answer(page, 'sellerActs');
  const said = page.getByText(SAID);
  await expect(said).toContainText(paymentReview.held);
  await expect(said).toContainText(paymentReview.wait);
  await expect(page.getByRole('link', { name: orderWords.es.goOnPaying })).toHaveCount(0);
  const number = (await page.locator('shop-order header b').textContent()) ?? '';
  const title = mailWords.begun.title.replace('{{number}}', number);
  const mails = await messagesTo(page, email);
  expect(mails.filter((text) => text.includes(title))).toHaveLength(1);
  await page.reload();
  await expect(said).toBeVisible();
});

test('one that is refused after that is told, and paid in cash instead', async ({ page }) => {
  await answer(page, 'reviewRefused');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: orderWords.es.payNow })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await page.getByRole('link', { name: orderWords.es.payNow }).click();
  await page.getByRole('link', { name: t.otherWay }).click();
  await page.getByRole('radio', { name: t.cash }).check();
  await page.getByRole('button', { name: t.place }).click();
  await seeConfirmation(page);
});
