/** A purchase that somebody else pays by a link, with script switched off. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as linkWords } from '../../fragments/shop/payment-link/messages/en.ts';
import { messages as sharedWords } from '../../fragments/shop/shared-payment/messages/en.ts';
import { es as sandbox } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { demoShop } from './partners.ts';
import { addToCart, placeBy, seeConfirmation } from './shopping.ts';

const t = checkoutWords.es;

test('a buyer makes a link, and somebody else pays by it', async ({ page, browser }) => {
  const { origin } = demoShop('casa');
  await page.goto(`${origin}/productos/casa/batidora-de-pedestal-750w-tazon-acero`);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await placeBy(page, 'es', t.ways.paypal);
  await expect(page).toHaveURL(/\/checkout\/co_[0-9a-z]+\/pay$/);
  const [, checkout = ''] = /\/(co_[0-9a-z]+)\/pay$/.exec(page.url()) ?? [];
  await page.goto(`${origin}/mis-compras/${checkout}`);
  await page.getByRole('button', { name: linkWords.es.make }).click();
  const link = await page.getByLabel(linkWords.es.link).inputValue();

  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-MX' });
  const payer = await context.newPage();
  await payer.goto(link);
  await expect(payer.getByRole('heading', { name: /Casa Raíz/ })).toBeVisible();
  await expect(payer.getByText('Lucía Méndez')).toHaveCount(0);
  await expect(payer.getByText('Batidora')).toHaveCount(0);
  await payer.getByRole('link', { name: sharedWords.es.pay }).click();
  await payer.getByRole('button', { name: /^Pagar/ }).click();
  await payer.getByRole('link', { name: t.goOn.replace('{{name}}', 'PayPal') }).click();
  await payer.getByRole('button', { name: sandbox.paypal.answers.pay, exact: true }).click();
  await payer.getByRole('button', { name: t.confirm }).click();
  await seeConfirmation(payer);
  await expect(payer.getByText('Lucía Méndez')).toHaveCount(0);
  await payer.goto(link);
  await expect(payer.getByText(sharedWords.es.paid)).toBeVisible();
  await context.close();
});
