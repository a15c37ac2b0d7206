/** The products of a store's catalogue without script: searched, copied and removed by forms. */
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('a product is copied into a new catalogue, found there and removed', async ({
  page,
  t,
  language,
}) => {
  const list = t.ownCatalogues;
  const words = t.catalogueItems;
  const into = `Sala ${language}`;
  const path = `${originOf('casa')}/admin/catalogos`;
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await signInAs(page, 'raiz', 'casa');
  await page.goto(path);
  const form = page.getByRole('region', { name: list.create });
  await form.getByText(list.create).first().click();
  await form.getByLabel(list.name, { exact: true }).fill(into);
  await form.getByRole('button', { name: list.send }).click();
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: list.see }) })
    .first()
    .locator('.own a')
    .click();

  const product = page.getByRole('listitem').filter({ hasText: words.transfer }).first();
  const name = (await product.locator('.own b').textContent()) ?? '';
  await product.getByText(words.transfer).click();
  await product.getByLabel(words.into).selectOption(into);
  await product.getByRole('button', { name: words.clone }).click();
  await expect(page.getByText(words.done.cloned)).toBeVisible();

  await page.goto(path);
  await link(into).click();
  await page.getByLabel(words.search).fill('zzqqxx');
  await page.getByRole('button', { name: words.find }).click();
  await expect(page.getByText(words.noneFoundText)).toBeVisible();
  await page.getByRole('link', { name: words.all }).click();
  await page
    .getByRole('button', { name: fill<string>(words.removeOf, { name }), exact: true })
    .click();
  await expect(page.getByText(words.done.removed)).toBeVisible();
  await expect(page.getByText(words.noneText)).toBeVisible();

  await page.getByText(words.addOwn, { exact: true }).click();
  await page.getByLabel(words.addOwnText).fill(name);
  await page.getByRole('button', { name: words.addOwnSend }).click();
  await expect(page.getByText(words.done.added)).toBeVisible();
  await expect(page.locator('.own b').filter({ hasText: name }).first()).toBeVisible();

  await page.goto(path);
  for (const label of [list.removeOf, list.removeAllOf])
    await page
      .getByRole('button', { name: fill<string>(label, { name: into }), exact: true })
      .click();
  await expect(page.getByText(list.done.deleted)).toBeVisible();
});
