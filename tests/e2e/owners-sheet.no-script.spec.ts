/** The table of items without script: one form that is posted. */
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('a table is saved without script, and says when there is nothing to save', async ({
  page,
  t: words,
}) => {
  const t = words.itemsSheet;
  await signInAs(page, 'lirio-admin');
  await page.goto('/admin/inventario/tabla');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.nothing)).toBeVisible();
  const price = page.getByLabel(t.cells.price.replace('{{name}}', '')).first();
  const before = await price.inputValue();
  await price.fill('x');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.problems.price)).toBeVisible();
  for (const amount of ['77.70', before]) {
    await price.fill(amount);
    await page.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.done.saved)).toBeVisible();
    await expect(price).toHaveValue(amount);
  }
});
