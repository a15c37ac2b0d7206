/** Months without interest with script switched off: offered by the store, chosen, and shown by page, order and owner. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as monthWords } from '../../fragments/shop/instalments/messages/en.ts';
import { messages as termWords } from '../../fragments/office/instalment-terms/messages/en.ts';
import { es as sandbox } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { signInAs } from './demo-person.ts';
import { demoShop } from './partners.ts';
import { addToCart, orderNumber, placeBy, seeConfirmation } from './shopping.ts';

const t = checkoutWords.es;
const { hosted } = sandbox;

test('a shopper divides a payment by Conekta into six months', async ({ page }) => {
  const { origin } = demoShop('casa');
  await page.goto(`${origin}/productos/casa/horno-de-microondas-compacto-20-litros`);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  const months = page.locator('shop-instalments');
  await months.getByText(monthWords.es.free.ask).click();
  await months.getByRole('radio', { name: /^6 meses/ }).check();
  await months.getByRole('button', { name: monthWords.es.use }).click();
  await expect(months.getByText(/A 6 meses sin intereses de/)).toBeVisible();
  await placeBy(page, 'es', t.ways.conekta_card);
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await page.getByRole('link', { name: /Conekta/ }).click();
  await expect(page.getByText(hosted.months)).toBeVisible();
  await page.getByRole('button', { name: hosted.answers.pay, exact: true }).click();
  await page.getByRole('button', { name: t.confirm }).click();
  await seeConfirmation(page);
  await expect(page.getByText(/a 6 meses sin intereses de/)).toBeVisible();

  const order = await orderNumber(page);
  await signInAs(page, 'raiz', 'casa');
  await page.goto(`${origin}/admin/pagos?text=${order}`);
  await page.locator('a[href*="/admin/pagos/py_"]').first().click();
  await expect(page.getByText(/6 meses sin intereses/)).toBeVisible();
});

test('an owner offers plans', async ({ page }) => {
  const { origin } = demoShop('foto');
  await signInAs(page, 'lente', 'foto');
  await page.goto(`${origin}/admin/configuracion`);
  const terms = page.locator('shop-instalment-terms');
  await terms.getByRole('checkbox', { name: /^18 meses/ }).check();
  await terms.getByLabel(/Compra mínima/).fill('2500.50');
  await terms.getByRole('button', { name: termWords.es.save }).click();
  await expect(terms.getByText(termWords.es.saved)).toBeVisible();
  await expect(terms.getByRole('checkbox', { name: /^18 meses/ })).toBeChecked();
  await expect(terms.getByLabel(/Compra mínima/)).toHaveValue('2500.5');
});
