/** A sale in person without script: links add the lines, a form takes the money. */
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

/** More than a hundred units are left: no other test misses those that are sold here. */
const PLENTY = /Quedan \d{3}|\d{3} left/;

test('an item is found by its name, added, and sold by card', async ({ page, t }) => {
  const words = t.pointOfSale;
  await signInAs(page, 'lirio-despacho');
  await page.goto('/admin/punto-de-venta');
  const goods = page.getByRole('region', { name: words.goods });
  const row = goods.getByRole('listitem').filter({ hasText: PLENTY }).first();
  const name = (await row.locator('b').textContent()) ?? '';
  await goods.getByRole('searchbox', { name: words.search }).fill(name);
  await goods.getByRole('button', { name: words.find }).click();
  await row.getByRole('link').click();
  const sale = page.getByRole('region', { name: words.sale });
  await expect(sale.getByRole('listitem')).toHaveCount(1);
  await sale.getByRole('link', { name: words.more.split('{{')[0] ?? '' }).click();
  await expect(sale.getByRole('listitem').getByRole('textbox')).toHaveValue('2');

  await sale.getByLabel(words.received).fill('1');
  await sale.getByRole('button', { name: words.charge.split('{{')[0] ?? '' }).click();
  await expect(sale.getByText(words.needs.short)).toBeVisible();
  await sale.getByLabel(words.ways.card).check();
  await sale.getByRole('button', { name: words.charge.split('{{')[0] ?? '' }).click();
  await expect(sale.getByText(words.sold, { exact: true })).toBeVisible();
  await sale.getByRole('link', { name: words.toOrder }).click();
  await expect(page.getByText(t.ownOrder.states.delivered).first()).toBeVisible();
  await expect(page.getByText(words.ways.card)).toBeVisible();
});
