/** The items of other stores, as an owner searches them and adds them to the own store. */
import { fill } from '../../shared/i18n/fill.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test('an item is searched, added, kept after all, and removed', async ({ page, t }) => {
  const words = t.addProducts;
  const [owner, store] = ['lente', 'foto'] as const;
  await signInAs(page, owner, store);
  await page.goto(`${originOf(store)}/admin/reventa`);
  await expect(page.locator('shop-add-products[data-hydrated]')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const free = page.locator('shop-add-products li').filter({ hasNotText: words.inStore }).last();
  const name = (await free.locator('.own b').textContent()) ?? '';
  const button = (label: string) =>
    page.getByRole('button', { name: fill<string>(label, { name }), exact: true });

  await page.getByLabel(words.search).fill('zzqqxx');
  await expect(page.getByText(words.noneFoundText)).toBeVisible();
  await page.getByLabel(words.search).fill(name);
  await button(words.addOf).click();
  await expect(page.getByText(words.done.added)).toBeVisible();
  await button(words.removeOf).click();
  await expect(button(words.undoOf)).toBeFocused();
  await button(words.undoOf).click();
  await button(words.removeOf).click();
  await expect(page.getByText(words.done.removed)).toBeVisible();
  await expect(button(words.addOf)).toBeVisible();
});

test('the dialog adds a supplier’s product from the page of the items', async ({ page, t }) => {
  const words = t.addProducts;
  const [owner, store] = ['lente', 'foto'] as const;
  await signInAs(page, owner, store);
  await page.goto(`${originOf(store)}/admin/articulos`);
  await page.getByRole('link', { name: t.ownItems.addOthers }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  const rows = dialog.locator('.own b');
  await expect(rows).toHaveCount(10);
  expect(await violationsOf(page)).toEqual([]);
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count()).toBeGreaterThan(10);

  const category = dialog.getByRole('combobox', { name: words.category });
  await category.fill('zzqqxx');
  await expect(dialog.getByText(words.noCategory)).toBeVisible();
  await page.keyboard.press('Escape');

  // The drop-down closes by Escape, the dialog stays.
  const supplier = dialog.getByRole('combobox', { name: words.supplier });
  await supplier.fill('zzqqxx');
  await expect(dialog.getByText(words.noSupplier)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(words.noSupplier)).toBeHidden();
  await supplier.fill('lirio');
  const options = dialog.getByRole('listbox', { name: words.supplier }).getByRole('option');
  await expect(options).toHaveCount(1);
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(supplier).toHaveValue('Lirio');
  await expect(dialog.getByText(fill<string>(words.supplied, { name: 'Lente Norte' }))).toHaveCount(
    0,
  );

  const free = dialog.locator('.offers li').filter({ hasNotText: words.inStore }).first();
  const name = (await free.locator('.own b').textContent()) ?? '';
  const press = (label: string) =>
    dialog.getByRole('button', { name: fill<string>(label, { name }), exact: true }).click();
  await press(words.addOf);
  await expect(page.getByText(words.done.added)).toBeVisible();
  await press(words.removeOf);
  // Closing sends the removal at once.
  const sent = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.keyboard.press('Escape');
  expect((await sent).status()).toBe(200);
  await expect(dialog).toBeHidden();
});
