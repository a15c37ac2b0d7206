/** The franchises of the network without script: taken out of the store and added by forms. */
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('a franchise is taken out of the store, and added again', async ({ page, t, language }) => {
  const words = t.pickFranchises;
  const [owner, store] = language === 'es' ? ['lente', 'foto'] : ['ana', 'ana'];
  await signInAs(page, owner, store);
  await page.goto(`${originOf(store)}/admin/franquicias`);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const name = (await page.locator('shop-pick-franchises .own b').first().textContent()) ?? '';
  const press = (label: string) =>
    page.getByRole('button', { name: fill<string>(label, { name }), exact: true }).click();

  await page.getByLabel(words.search).fill(name);
  await page.getByRole('button', { name: words.find }).click();
  await press(words.removeOf);
  await expect(page.getByText(words.done.removed)).toBeVisible();
  await expect(page.getByLabel(words.search)).toHaveValue(name);
  await page.goto(`${originOf(store)}/franquicias`);
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await page.goBack();
  await press(words.addOf);
  await expect(page.getByText(words.done.added)).toBeVisible();
  await page.goto(`${originOf(store)}/franquicias`);
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1);

  await page.goto(`${originOf(store)}/admin/franquicias?text=zzqqxx`);
  await expect(page.getByText(words.noneFoundText)).toBeVisible();
});
