/** A return from the buyer's form to its end, and what the store says to it; no script runs. */
import { drawing } from '../support/form-text.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';
import { cookiesOf, placedInCash } from './placed-order.ts';

test('a buyer asks to return what was delivered, the store answers and closes it', async ({
  page,
  t,
}) => {
  await signInAs(page, 'rosa');
  const { id, email } = await placedInCash(demoShop('moda'), await cookiesOf(page));
  await page.goto(`/mis-compras/${id}/devolucion`);
  await expect(page.getByText(t.returnForm.refusals.return_too_early)).toBeVisible();
  await signInAs(page, 'lirio-admin');
  await page.goto(`/admin/ordenes/${id}`);
  for (const stage of ['in_process', 'to_deliver', 'paid', 'delivered'] as const) {
    await page.getByRole('button', { name: t.ownOrder.nexts[stage] }).click();
    await expect(page.getByText(t.ownOrder.done.moved)).toBeVisible();
  }

  await signInAs(page, 'rosa');
  await page.goto(`/mis-compras/${id}`);
  await page.getByRole('link', { name: t.orderPage.returns, exact: true }).click();
  await page.getByLabel(t.returnForm.reason, { exact: true }).selectOption('broken');
  await page.getByLabel(t.returnForm.detail).fill('Llegó <b>rota</b>\n😢');
  await page.getByRole('button', { name: t.returnForm.askNow }).click();
  await expect(page.getByText(t.returnForm.needs.lines)).toBeVisible();
  await expect(page.getByLabel(t.returnForm.detail)).toHaveValue('Llegó <b>rota</b>\n😢');
  await page.locator('select[name^="units_"]').first().selectOption('1');
  await page.getByRole('button', { name: t.returnForm.askNow }).click();
  await expect(page.getByText(t.returnForm.done.asked)).toBeVisible();
  await expect(page.getByText('Llegó <b>rota</b>')).toBeVisible();
  const photo = drawing(7);
  await page
    .getByLabel(t.returnForm.addPhoto)
    .setInputFiles({ name: 'rota.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(photo) });
  await page.getByRole('button', { name: t.returnForm.sendPhoto }).click();
  await expect(page.getByText(t.returnForm.done.shown)).toBeVisible();
  await expect(page.locator('img[src*="/devoluciones/fotos/"]')).toHaveCount(1);

  await signInAs(page, 'lirio-admin');
  await page.goto('/admin/devoluciones?state=open');
  const row = page.getByRole('listitem').filter({ hasText: t.ownReturns.reasons.broken });
  await row.getByRole('link').first().click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.locator('img[src*="/devoluciones/fotos/"]')).toBeVisible();
  await page.getByLabel(t.ownReturn.message).fill('¿Foto?');
  await page.getByRole('button', { name: t.ownReturn.send }).click();
  await expect(page.getByText(t.ownReturn.done.written)).toBeVisible();
  await page.getByText(t.ownReturn.inspect, { exact: true }).click();
  await page.getByLabel(t.ownReturn.kinds.lost).fill('1');
  await page.getByRole('button', { name: t.ownReturn.inspectNow }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(t.ownReturn.kinds.lost)).toHaveValue('1');
  await page.getByLabel(t.ownReturn.kinds.back).fill('0');
  await page.getByRole('button', { name: t.ownReturn.inspectNow }).click();
  await expect(page.getByText(t.ownReturn.done.inspected)).toBeVisible();
  await expect(page.getByText(t.ownReturn.seen.lost.replace('{{n}}', '1'))).toBeVisible();
  await page.getByText(t.ownReturn.close, { exact: true }).click();
  await page.getByRole('button', { name: t.ownReturn.closeNow }).click();
  await expect(page.getByText(t.ownReturn.done.closed)).toBeVisible();

  await signInAs(page, 'rosa');
  await page.goto(`/mis-compras/${id}/devolucion`);
  await expect(page.getByText('¿Foto?')).toBeVisible();
  await expect(
    page.getByText(t.returnForm.received.replace('{{n}}', '1').replace('{{amount}}', '1')),
  ).toBeVisible();
  await expect(page.getByText(t.returnForm.states.closed, { exact: true })).toBeVisible();
});
