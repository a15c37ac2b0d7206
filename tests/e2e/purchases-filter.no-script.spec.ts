/** A buyer narrows the list of purchases by its form; no script runs. */
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('a buyer finds a purchase by its stage and by its number', async ({ page, t }) => {
  await signInAs(page, 'rosa');
  await page.goto('/mis-compras');
  const words = t.purchases;
  const orders = page.getByRole('main').locator('a.order');
  const all = await orders.count();
  await page.getByText(words.find.more).click();
  await page.getByLabel(words.find.state, { exact: true }).selectOption('delivered');
  await page.getByRole('button', { name: words.find.go, exact: true }).click();
  await expect(page).toHaveURL(/state=delivered/);
  await expect(page.getByLabel(words.find.state, { exact: true })).toHaveValue('delivered');
  const delivered = await orders.count();
  expect(delivered).toBeGreaterThan(0);
  expect(delivered).toBeLessThan(all);
  await expect(orders.filter({ hasText: words.states.delivered })).toHaveCount(delivered);

  const number = (await orders.first().locator('.number').textContent())?.split(' ').at(-1) ?? '';
  await page.goto('/mis-compras');
  await page.getByLabel(words.find.text).fill(number.toLowerCase());
  await page.getByRole('button', { name: words.find.go, exact: true }).click();
  await expect(orders).toHaveCount(1);
  await page.getByLabel(words.find.text).fill('zzz');
  await page.getByRole('button', { name: words.find.go, exact: true }).click();
  await page.getByRole('link', { name: words.showAll }).click();
  await expect(orders).toHaveCount(all);
});
