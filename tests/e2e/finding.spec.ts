/** Looking for something: by words of another region, by nothing yet, by a thing that no shop has. */
import { fill } from '../../shared/i18n/fill.ts';
import { messages as gridWords } from '../../fragments/shop/item-grid/messages/en.ts';
import { expect, test } from './language.ts';

test('a search without a text offers ways on, and remembers the last ones', async ({ page, t }) => {
  await page.goto('/');
  const opener = page
    .getByRole('button', { name: fill(t.nav.searchIn, { store: 'Lirio' }) })
    .first();
  await opener.click();
  const drawer = page.getByRole('dialog', { name: fill(t.nav.searchIn, { store: 'Lirio' }) });
  await expect(
    drawer.getByRole('list', { name: t.nav.popular }).getByRole('link').first(),
  ).toBeVisible();
  await expect(
    drawer
      .getByRole('list', { name: t.nav.catalogues })
      .getByRole('link', { name: /^(?:Mujer|Women)/ }),
  ).toBeVisible();

  await drawer.getByRole('combobox').fill('campera de cuero');
  await drawer.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/buscar\?text=campera/);
  await expect(
    page
      .locator('shop-item-grid')
      .getByRole('link', { name: /chamarra de piel|leather jacket/i })
      .first(),
  ).toBeVisible();

  await opener.click();
  const recent = drawer.getByRole('list', { name: t.nav.recent });
  await drawer.getByRole('combobox').fill('');
  await expect(recent.getByRole('link', { name: 'campera de cuero' })).toBeVisible();
  await drawer.getByRole('button', { name: t.nav.forget }).click();
  await expect(recent).toBeHidden();
});

test('a created search leads to goods, whatever it asks for', async ({ page, language }) => {
  const words = gridWords[language];
  await page.goto('/buscar?text=xyzzyplugh');
  await page.getByRole('link', { name: /xyzzyplugh/ }).click();
  await expect(page).toHaveURL(/\/productos\?search=/);
  await expect(page.getByText(fill(words.nothingLike, { text: 'xyzzyplugh' }))).toBeVisible();
  await expect(page.getByRole('link', { name: /falda|skirt/i }).first()).toBeVisible();
});
