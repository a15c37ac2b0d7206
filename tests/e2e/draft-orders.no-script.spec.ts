/** A seller prepares an order that its customer pays by a link, with script switched off. */
import { expect, test, type Page } from '@playwright/test';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as draftWords } from '../../fragments/office/draft-order/messages/en.ts';
import { messages as listWords } from '../../fragments/office/draft-orders/messages/en.ts';
import { messages as paymentWords } from '../../fragments/shop/draft-payment/messages/en.ts';
import { messages as saleWords } from '../../fragments/office/point-of-sale/messages/en.ts';
import { es as sandbox } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { signInAs } from './demo-person.ts';
import { demoShop } from './partners.ts';
import { seeConfirmation } from './shopping.ts';

const t = draftWords.es;
const NAME = 'Lucía Méndez';

/** Types a customer, and an address where the goods are sent. */
async function fillCustomer(page: Page, name: string): Promise<void> {
  await page.getByLabel(t.fullName).fill(name);
  await page.getByLabel(t.email, { exact: true }).fill('lucia@example.com');
  await page.getByLabel(t.phone).fill('55 1234 5678');
  await page.getByLabel(t.fixed).check();
  const fields = t.addressLabels.MX;
  await page.getByLabel(fields.route).fill('Amsterdam');
  await page.getByLabel(fields.street_number).fill('120');
  await page.getByLabel(fields.sublocality).fill('Condesa');
  await page.getByLabel(fields.postal_code).fill('06100');
  await page.getByLabel(fields.locality).fill('Cuauhtémoc');
  await page.getByLabel(fields.administrative_area_level_1).selectOption('Ciudad de México');
}

test('an order is prepared at the point of sale, changed, paid by its link, and listed as paid', async ({
  page,
  browser,
}) => {
  const { origin } = demoShop('casa');
  await signInAs(page, 'raiz', 'casa');
  await page.goto(`${origin}/admin/punto-de-venta?text=batidora`);
  const goods = page.getByRole('region', { name: saleWords.es.goods });
  await goods.getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('link', { name: saleWords.es.byLink }).click();

  await page.getByLabel(t.price).first().fill('nada');
  await fillCustomer(page, NAME);
  await page.getByRole('button', { name: t.make }).click();
  await expect(page.getByText(t.needs.price)).toBeVisible();
  await page.getByLabel(t.price).first().fill('123.50');
  await page.getByRole('button', { name: t.make }).click();
  await expect(page.getByText(t.done.made)).toBeVisible();
  const link = await page.getByLabel(t.link).inputValue();

  await page.getByLabel(t.amount).first().fill('2');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.done.saved)).toBeVisible();
  expect(await page.getByLabel(t.link).inputValue()).toBe(link);

  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-MX' });
  const customer = await context.newPage();
  await customer.goto(link);
  await expect(customer.getByText('2 × $123.50')).toBeVisible();
  await expect(customer.getByText(NAME)).toHaveCount(0);
  await customer.getByLabel(paymentWords.es.codes.paypal).check();
  await customer.getByRole('button', { name: paymentWords.es.pay }).click();
  await expect(customer).toHaveURL(/\/checkout\/co_[0-9a-z]+\/pay$/);
  await customer.getByRole('link', { name: checkoutWords.es.otherWay }).click();
  await expect(customer).toHaveURL(link);
  await customer.getByLabel(paymentWords.es.codes.paypal).check();
  await customer.getByRole('button', { name: paymentWords.es.pay }).click();
  await customer.getByRole('button', { name: /^Pagar/ }).click();
  await customer
    .getByRole('link', { name: checkoutWords.es.goOn.replace('{{name}}', 'PayPal') })
    .click();
  await customer.getByRole('button', { name: sandbox.paypal.answers.pay, exact: true }).click();
  await customer.getByRole('button', { name: checkoutWords.es.confirm }).click();
  await seeConfirmation(customer);
  await customer.goto(link);
  await expect(customer.getByText(paymentWords.es.paid)).toBeVisible();
  await context.close();

  await page.goto(`${origin}/admin/pedidos-con-enlace?show=paid`);
  const row = page.getByRole('listitem').filter({ hasText: NAME }).first();
  await expect(row.getByText(listWords.es.states.paid, { exact: true })).toBeVisible();
  await row.getByRole('link', { name: fill(listWords.es.order, { number: '' }).trim() }).click();
  await expect(page).toHaveURL(/\/admin\/ordenes\/or_/);

  await page.goto(`${origin}/admin/punto-de-venta?text=batidora`);
  await goods.getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('link', { name: saleWords.es.byLink }).click();
  await fillCustomer(page, 'Otra Persona');
  await page.getByRole('button', { name: t.make }).click();
  await page.getByRole('button', { name: t.takeBack }).click();
  await expect(page.getByText(t.done.takenBack)).toBeVisible();
});
