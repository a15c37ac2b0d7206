/** An invoice from the buyer's form to its files, the store's part between; no script runs. */
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';
import { cookiesOf, placedInCash } from './placed-order.ts';

test('a buyer asks for an invoice, the store issues it, and both have its files', async ({
  page,
  t,
}) => {
  await signInAs(page, 'rosa');
  const { id } = await placedInCash(demoShop('moda'), await cookiesOf(page));
  await page.goto(`/mis-compras/${id}`);
  await page.getByRole('link', { name: t.orderPage.invoice, exact: true }).click();
  const form = t.invoiceForm;
  await page.getByLabel(form.rfc, { exact: true }).fill('gode-561231-gr9');
  await page.getByLabel(form.name, { exact: true }).fill('ROSA GODOY');
  await page.getByLabel(form.regime, { exact: true }).selectOption('605');
  await page.getByLabel(form.use, { exact: true }).selectOption('G03');
  await page.getByLabel(form.postal_code).fill('06700');
  await page.getByRole('button', { name: form.askNow }).click();
  await expect(page.getByText(form.needs.rfc)).toBeVisible();
  await expect(page.getByText('D10, S01')).toBeVisible();
  await page.getByLabel(form.rfc, { exact: true }).fill('gode-561231-gr8');
  await page.getByLabel(form.regime, { exact: true }).selectOption('612');
  await page.getByRole('button', { name: form.askNow }).click();
  await expect(page.getByRole('button', { name: form.change })).toBeVisible();

  await signInAs(page, 'lirio-admin');
  await page.goto(`/admin/ordenes/${id}`);
  for (const stage of ['in_process', 'to_deliver', 'paid'] as const) {
    await page.getByRole('button', { name: t.ownOrder.nexts[stage] }).click();
    await expect(page.getByText(t.ownOrder.done.moved)).toBeVisible();
  }
  await page.goto('/admin/facturas');
  const own = t.ownInvoices;
  const billing = page.getByRole('group').filter({ hasText: own.billing });
  if ((await billing.getAttribute('open')) === null) await billing.locator('summary').click();
  await page.getByLabel(own.rfc, { exact: true }).fill('EKU9003173C9');
  await page.getByLabel(own.name, { exact: true }).fill('ESCUELA KEMPER URGATE');
  await page.getByLabel(own.regime, { exact: true }).selectOption('601');
  await page.getByLabel(own.postal_code).fill('06700');
  await page.getByRole('button', { name: own.save, exact: true }).click();
  await expect(page.getByText(own.done.saved)).toBeVisible();
  const waiting = page.getByRole('listitem').filter({ hasText: 'ROSA GODOY' });
  await waiting.getByRole('button').first().click();
  await expect(page.getByText(own.done.issued)).toBeVisible();
  const made = page.getByRole('listitem').filter({ hasText: 'ROSA GODOY' }).first();
  const number = (await made.locator('b').textContent()) ?? '';
  await page.getByLabel(own.filter).fill(`"${number}*"`);
  await page.getByRole('button', { name: own.find }).click();
  await expect(page.getByRole('listitem').filter({ hasText: number })).toHaveCount(1);

  await signInAs(page, 'rosa');
  await page.goto('/facturas');
  await page.getByRole('listitem').filter({ hasText: number }).getByRole('link').first().click();
  await expect(page.getByText(form.unstamped)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: form.pdfOf.replace('{{number}}', number) }).click();
  expect((await file).suggestedFilename()).toBe(`${number}-sin-timbrar.pdf`);
});
