/** A seller's label without script: where parcels leave from, the label, and the order that follows its parcel. */
import { expect, test, type Page } from '@playwright/test';
import { es as sandbox } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as rateWords } from '../../fragments/shop/courier-rates/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { messages as officeWords } from '../../fragments/office/own-order/messages/en.ts';
import { messages as listWords } from '../../fragments/office/own-orders/messages/en.ts';
import { messages as originWords } from '../../fragments/office/parcel-origin/messages/en.ts';
import { askCouriers } from './courier-steps.ts';
import { signInAs } from './demo-person.ts';
import { demoShop } from './partners.ts';
import { seeConfirmation } from './shopping.ts';

const t = officeWords.es;
/** The link of a row, which names its order. */
const openOrder = new RegExp(`^${listWords.es.openOf.split('{{')[0] ?? ''}`);
const origin = () => demoShop('casa').origin;

/** The tracking number in the address of a parcel's page. */
function numberOf(address: string | null): string {
  return new URL(address ?? '').searchParams.get('number') ?? '';
}

/** Buys by a courier's rate, in cash; gives the address of the purchase and the buyer's e-mail. */
async function buy(page: Page): Promise<{ purchase: string; email: string }> {
  const form = checkoutWords.es;
  const email = `lucia.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await askCouriers(page, '06100');
  await page.locator('shop-courier-rates').getByRole('button', { name: rateWords.es.use }).click();
  await page.getByLabel(form.fullName).fill('Lucía Méndez Ortega');
  await page.getByRole('textbox', { name: form.email }).fill(email);
  await page.getByRole('textbox', { name: form.phone }).fill('5512345678');
  await page.getByRole('radio', { name: form.cash }).check();
  await page.getByRole('button', { name: form.place }).click();
  await seeConfirmation(page);
  return { purchase: page.url(), email };
}

test('a seller buys the label of an order, whose parcel then moves it on', async ({ page }) => {
  const { purchase, email } = await buy(page);
  await signInAs(page, 'raiz', 'casa');
  await page.goto(`${origin()}/admin/ordenes?text=${email}`);
  await page.getByRole('link', { name: openOrder }).click();
  const order = page.url();
  await page.getByRole('button', { name: t.nexts.in_process }).click();
  await expect(page.getByText(t.done.moved)).toBeVisible();

  await page.getByRole('button', { name: /^Comprar guía por \$/ }).click();
  await expect(page.getByText(t.done.labeled)).toBeVisible();
  const label = page.getByRole('region', { name: t.label.title });
  await expect(label.getByText(t.label.journeys.waiting)).toBeVisible();
  const download = page.waitForEvent('download');
  await label.getByRole('link', { name: t.label.download }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  const depot = await label.getByRole('link', { name: t.label.follow }).getAttribute('href');
  await page.goto(depot ?? '');
  await page.getByRole('button', { name: sandbox.depot.steps.fetch, exact: true }).click();
  await expect(page.getByText(sandbox.depot.statuses.TRANSIT)).toBeVisible();
  // The courier tells the store's own address of it; the sandbox knows one store's alone.
  const event = { data: { transaction: null, tracking_number: numberOf(depot) } };
  await demoShop('casa').send('POST', '/api/courier/events/shippo', event);
  await expect(async () => {
    await page.goto(order);
    await expect(label.getByText(t.label.journeys.in_transit)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(t.states.in_transit).first()).toBeVisible();

  // The buyer reads it too, and both find the order by the courier's number.
  await page.goto(purchase);
  await expect(page.getByText(orderWords.es.journeys.in_transit)).toBeVisible();
  const number = numberOf(depot);
  await expect(page.getByRole('link', { name: `Seguir el envío ${number}` })).toBeVisible();
  await page.goto(`${origin()}/admin/ordenes?text=${number}`);
  await expect(page.getByRole('link', { name: openOrder })).toHaveCount(1);
});

test('a label that was not used is given back', async ({ page }) => {
  const { email } = await buy(page);
  await signInAs(page, 'raiz', 'casa');
  await page.goto(`${origin()}/admin/ordenes?text=${email}`);
  await page.getByRole('link', { name: openOrder }).click();
  await page.getByRole('button', { name: t.nexts.in_process }).click();
  await page.getByRole('button', { name: /^Comprar guía por \$/ }).click();
  await page.getByText(t.label.cancel, { exact: true }).click();
  await page.getByRole('button', { name: t.label.cancelNow }).click();
  await expect(page.getByText(t.done.unlabeled, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.label.rates }).click();
  await page.getByRole('radio', { name: /DHL Express/ }).check();
  await page.getByRole('button', { name: t.label.buyNew }).click();
  await expect(page.getByText(t.done.labeled)).toBeVisible();
});

test('an owner names where parcels leave from, and is told what is missing', async ({ page }) => {
  const words = originWords.es;
  await signInAs(page, 'lirio');
  await page.goto(`${demoShop('moda').origin}/admin/configuracion`);
  await page.getByRole('link', { name: /De dónde salen|dirección de donde salen/ }).click();
  await page.getByLabel(words.addressLabels.MX.route).fill('Calle 60');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText('Escribe el código postal')).toBeVisible();
  await expect(page.getByLabel(words.addressLabels.MX.route)).toHaveValue('Calle 60');
  await page.getByLabel(words.addressLabels.MX.street_number).fill('412');
  await page.getByLabel(words.addressLabels.MX.sublocality).fill('Centro');
  await page.getByLabel(words.addressLabels.MX.postal_code).fill('97000');
  await page.getByLabel(words.addressLabels.MX.locality).fill('Mérida');
  const state = words.addressLabels.MX.administrative_area_level_1;
  await page.getByLabel(state).selectOption('Yucatán');
  await page.getByLabel(words.phone).fill('9991234567');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.done.saved)).toBeVisible();
  await expect(page.getByText(words.accounts.platform)).toBeVisible();
  await page.getByRole('button', { name: words.remove }).click();
  await expect(page.getByText(words.done.removed)).toBeVisible();
});
