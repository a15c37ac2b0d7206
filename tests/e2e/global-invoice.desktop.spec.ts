/** A sale for which nobody asked an invoice: the accountant looks at the period and invoices it to the public. */
import { localIso } from '../../shared/rules/local-time.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';
import { placedInCash } from './placed-order.ts';

test('an accountant invoices the sales of a day to the public, and downloads the document', async ({
  page,
  t,
}) => {
  test.slow();
  const { id } = await placedInCash(demoShop('moda'));
  await signInAs(page, 'lirio-admin');
  await page.goto(`/admin/ordenes/${id}`);
  for (const stage of ['in_process', 'to_deliver', 'paid'] as const) {
    await page.getByRole('button', { name: t.ownOrder.nexts[stage] }).click();
    await expect(page.getByText(t.ownOrder.done.moved)).toBeVisible();
  }
  await signInAs(page, 'lirio-contador');
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

  await page.getByText(own.global, { exact: true }).click();
  await page.getByLabel(own.periodicity).selectOption('05');
  await page.getByLabel(own.day).fill(localIso(Date.now(), 'MX').slice(0, 10));
  await page.getByRole('button', { name: own.preview }).click();
  await expect(page.getByRole('status').filter({ hasText: '621' })).toBeVisible();
  await page.getByLabel(own.periodicity).selectOption('01');
  await page.getByRole('button', { name: own.preview }).click();
  await expect(page.getByText(own.notOver)).toBeVisible();
  await page.getByRole('button', { name: own.make }).click();
  await expect(page.getByText(own.done.global)).toBeVisible();

  const made = page.getByRole('listitem').filter({ hasText: own.kinds.global }).first();
  await expect(made.getByText('XAXX010101000')).toBeVisible();
  const number = (await made.locator('b').textContent()) ?? '';
  for (const [link, end] of [
    [own.pdfOf, 'pdf'],
    [own.xmlOf, 'xml'],
  ] as const) {
    const file = page.waitForEvent('download');
    await made.getByRole('link', { name: link.replace('{{number}}', number) }).click();
    expect((await file).suggestedFilename()).toBe(`${number}-sin-timbrar.${end}`);
  }
});
