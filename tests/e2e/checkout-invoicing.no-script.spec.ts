/** Invoicing data in the checkout with script switched off: asked for on demand, kept, shown by the order, remembered. */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as invoicingWords } from '../../fragments/shop/invoicing/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { addToCart, placeBy, seeConfirmation, SKIRT } from './shopping.ts';

const t = invoicingWords.es;

async function begin(page: Page) {
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  return page.locator('shop-invoicing');
}

test('a buyer needs an invoice: wrong data are named, right ones stand on the order and come back', async ({
  page,
}) => {
  await signInAs(page, 'rosa');
  const form = await begin(page);
  await form.getByText(t.ask).click();
  await form.getByLabel(t.rfc, { exact: true }).fill('gode-561231-gr9');
  await form.getByLabel(t.name, { exact: true }).fill('LAURA CANALES');
  await form.getByLabel(t.regime, { exact: true }).selectOption('605');
  await form.getByLabel(t.use, { exact: true }).selectOption('G03');
  await form.getByLabel(t.postal_code).fill('06700');
  await form.getByRole('button', { name: t.save }).click();
  await expect(form.getByText(t.needs.rfc)).toBeVisible();
  await expect(form.getByText('D10, S01')).toBeVisible();
  await form.getByLabel(t.rfc, { exact: true }).fill('gode-561231-gr8');
  await form.getByLabel(t.regime, { exact: true }).selectOption('612');
  await form.getByRole('button', { name: t.save }).click();
  await expect(form.getByText('Factura a nombre de LAURA CANALES, GODE561231GR8')).toBeVisible();

  await placeBy(page, 'es', checkoutWords.es.cash);
  await seeConfirmation(page);
  await expect(page.getByText('régimen 612, uso G03')).toBeVisible();

  // The next purchase has them ready, and asks for no invoice until its buyer says so.
  const again = await begin(page);
  await again.getByText(t.ask).click();
  await expect(again.getByText(t.remembered)).toBeVisible();
  await expect(again.getByLabel(t.rfc, { exact: true })).toHaveValue('GODE561231GR8');
  await again.getByRole('button', { name: t.save }).click();
  await again.getByText(/^Factura a nombre de/).click();
  await again.getByRole('button', { name: t.drop }).click();
  await expect(again.getByText(t.ask)).toBeVisible();
});
