/** A cap comes back as one of another age: from the buyer's wish to the parcel; no script runs. */
import { twoVariants } from '../contract/gateway/purchase.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';
import { cookiesOf, placedInCash } from './placed-order.ts';

test('a buyer wants another variant, the store keeps it, notes what came and sends it', async ({
  page,
  t,
}) => {
  await signInAs(page, 'rosa');
  const shop = demoShop('moda');
  const { line, other } = await twoVariants(shop);
  const { id } = await placedInCash(shop, await cookiesOf(page), line);
  await signInAs(page, 'lirio-admin');
  await page.goto(`/admin/ordenes/${id}`);
  for (const stage of ['in_process', 'to_deliver', 'paid', 'delivered'] as const) {
    await page.getByRole('button', { name: t.ownOrder.nexts[stage] }).click();
    await expect(page.getByText(t.ownOrder.done.moved)).toBeVisible();
  }

  await signInAs(page, 'rosa');
  await page.goto(`/mis-compras/${id}/devolucion`);
  await expect(page.getByText(t.returnForm.exchangeHint)).toBeVisible();
  await page.locator('select[name="units_0"]').selectOption('1');
  await page.locator('select[name="wants_0"]').selectOption(other);
  await page.getByLabel(t.returnForm.reason, { exact: true }).selectOption('wrong_variant');
  await page.getByLabel(t.returnForm.detail).fill('Le queda chica');
  await page.getByRole('button', { name: t.returnForm.askNow }).click();
  await expect(page.getByText(t.returnForm.exchanges.wanted)).toBeVisible();
  await expect(page.getByRole('button', { name: t.returnForm.preferMoney })).toBeVisible();

  await signInAs(page, 'lirio-admin');
  await page.goto('/admin/devoluciones?state=open');
  const row = page.getByRole('listitem').filter({ hasText: t.ownReturns.reasons.wrong_variant });
  await row.getByRole('link').first().click();
  await page.getByText(t.ownReturn.decide.accepted, { exact: true }).click();
  await expect(page.getByLabel(t.ownReturn.withExchange)).toHaveValue('yes');
  await page.getByRole('button', { name: t.ownReturn.decideNow.accepted }).click();
  await expect(page.getByText(t.ownReturn.done.accepted)).toBeVisible();
  await expect(page.getByText(t.ownReturn.exchanges.kept)).toBeVisible();
  await page.getByText(t.ownReturn.inspect, { exact: true }).click();
  await page.getByRole('button', { name: t.ownReturn.inspectNow }).click();
  await expect(page.getByText(t.ownReturn.closeAfter)).toBeVisible();
  await page.getByLabel(t.ownReturn.way.carrier).fill('Estafeta');
  await page.getByLabel(t.ownReturn.way.tracking_number).fill('EST-77');
  await page.getByLabel(t.ownReturn.way.tracking_url).fill('nada');
  await page.getByRole('button', { name: t.ownReturn.sendExchangeNow }).click();
  await expect(page.getByLabel(t.ownReturn.way.tracking_url)).toHaveValue('nada');
  await page.getByLabel(t.ownReturn.way.tracking_url).fill('');
  await page.getByRole('button', { name: t.ownReturn.sendExchangeNow }).click();
  await expect(page.getByText(t.ownReturn.done.sent)).toBeVisible();

  await signInAs(page, 'rosa');
  await page.goto(`/mis-compras/${id}`);
  await expect(page.getByText(t.returnForm.exchange, { exact: false }).first()).toBeVisible();
  await page.goto(`/mis-compras/${id}/devolucion`);
  await expect(page.getByText('Estafeta · EST-77')).toBeVisible();
  await page.getByText(t.returnForm.close, { exact: true }).click();
  await page.getByRole('button', { name: t.returnForm.closeNow }).click();
  await expect(page.getByText(t.returnForm.done.closed)).toBeVisible();
  await expect(page.locator(`select[name="units_0_${other}"]`)).toBeVisible();
});
