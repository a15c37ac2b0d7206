/** The items of other stores without script: found, added, removed and put back by forms. */
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('an item of another store is found, added, removed, and put back', async ({
  page,
  t,
  language,
}) => {
  const words = t.addProducts;
  const [owner, store] = language === 'es' ? ['lente', 'foto'] : ['ana', 'ana'];
  await signInAs(page, owner, store);
  await page.goto(`${originOf(store)}/admin/articulos`);
  await page.getByRole('link', { name: t.ownItems.addOthers }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const row = page.locator('shop-add-products li').filter({ hasNotText: words.inStore }).first();
  const name = (await row.locator('.own b').textContent()) ?? '';
  const press = (label: string) =>
    page.getByRole('button', { name: fill<string>(label, { name }), exact: true }).click();

  await page.getByLabel(words.search).fill(name);
  await page.getByRole('button', { name: words.find }).click();
  await press(words.addOf);
  await expect(page.getByText(words.done.added)).toBeVisible();
  await expect(page.getByLabel(words.search)).toHaveValue(name);
  await press(words.removeOf);
  await expect(page.getByText(words.done.removed)).toBeVisible();
  await page.getByRole('button', { name: words.undoRemoval }).click();
  await expect(page.getByText(words.done.restored)).toBeVisible();
  await press(words.removeOf);
  await expect(
    page.getByRole('button', { name: fill<string>(words.addOf, { name }) }),
  ).toBeVisible();

  await page.getByLabel(words.search).fill('zzqqxx');
  await page.getByRole('button', { name: words.find }).click();
  await expect(page.getByText(words.noneFoundText)).toBeVisible();
});
