/** The products of a store's catalogue, as its owner orders, moves and removes them. */
import { fill } from '../../shared/i18n/fill.ts';
import { OVERLAY_REFRESH_MS } from '../../shared/kernel/constants/timers.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { follow, unfold } from './unfold.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test('products of a catalogue are ordered by keys, found, moved and removed', async ({
  page,
  t,
}) => {
  const list = t.ownCatalogues;
  const words = t.catalogueItems;
  const [owner, store] = ['raiz-central', 'casa-central'] as const;
  await signInAs(page, owner, store);
  const path = `${originOf(store)}/admin/catalogos`;
  const open = async (): Promise<void> => {
    await page.goto(path);
    await expect(page.locator('shop-own-catalogues[data-hydrated]')).toBeVisible();
  };
  const press = (name: string, label: string) =>
    page.getByRole('button', { name: fill<string>(label, { name }), exact: true }).click();
  const arrived = () => expect(page.locator('shop-catalogue-items[data-hydrated]')).toBeVisible();

  const link = (name: string) => page.getByRole('link', { name, exact: true });
  /** Removes the catalogues of a name, which have products: a walk that broke off may have left one more. */
  const removeAll = async (name: string): Promise<void> => {
    const standing = await link(name).count();
    for (let left = standing - 1; left >= 0; left -= 1) {
      const remove = fill<string>(list.removeOf, { name });
      await page.getByRole('button', { name: remove, exact: true }).first().click();
      await press(name, list.removeAllOf);
      await expect(link(name)).toHaveCount(left);
    }
  };

  // A copy of a catalogue, and an empty one: the demo's own stay as they are.
  await open();
  const full = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: list.see }) })
    .first();
  const source = await full.locator('.own b').textContent();
  const copy = fill(list.copyOf, { name: source ?? '' });
  const target = `Destino ${crypto.randomUUID().slice(0, 8)}`;
  await removeAll(copy);
  await full.getByRole('button', { name: list.duplicate }).click();
  await expect(link(copy)).toBeVisible();
  await unfold(page.getByText(list.create, { exact: true }));
  await page.getByLabel(list.name, { exact: true }).first().fill(target);
  await page.getByRole('button', { name: list.send }).click();
  await expect(link(target)).toBeVisible();

  await follow(link(copy));
  await arrived();
  expect(await violationsOf(page)).toEqual([]);
  const products = () => page.locator('shop-catalogue-items .own b').allTextContents();
  const [first = '', second = '', ...others] = await products();
  await page
    .getByRole('button', { name: fill<string>(words.order.handle, { name: first }), exact: true })
    .focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText(words.updating)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByText(words.updating)).toHaveCount(0, {
    timeout: OVERLAY_REFRESH_MS + 4000,
  });
  await page.reload();
  await arrived();
  expect(await products()).toEqual([second, first, ...others]);

  await page.getByLabel(words.search).fill(first);
  await page.getByRole('button', { name: words.find }).click();
  await arrived();
  const row = page.getByRole('listitem').filter({ has: page.getByText(first, { exact: true }) });
  await row.getByText(words.transfer).click();
  await row.getByLabel(words.into).selectOption(target);
  await press(first, words.moveOf);
  await expect(page.getByText(words.done.moved)).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole('link', { name: words.all }).click();
  await arrived();
  await press(second, words.removeOf);
  await expect(page.getByText(words.done.removed)).toBeVisible();
  expect(await products()).toEqual(others);

  await open();
  await follow(link(target));
  await arrived();
  expect(await products()).toEqual([first]);
  await open();
  for (const name of [copy, target]) await removeAll(name);
});
