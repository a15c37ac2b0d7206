/** A store's items, as its owner makes and changes them, and as shoppers see them. */
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an item is made, seen by shoppers, found, and deleted', async ({
  page,
  browser,
  t,
  language,
}, { project }) => {
  const words = t.itemForm;
  const name = `Mochila ${project.name} ${language}`;
  await signInAs(page, 'lirio-admin');
  await page.goto('/apps/me/products/create');
  await page.getByLabel(words.fields.name, { exact: true }).fill(name);
  await page.getByLabel(/^(Precio|Price) \(/).fill('349.50');
  await page.getByLabel(words.variant.on_hand).fill('3');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: words.create }).click();
  await expect(page).toHaveURL(/\/admin\/articulos\/it_.+done=created/);
  const shopHref = await page.getByRole('link', { name: words.seeInShop }).getAttribute('href');

  const visitor = await browser.newContext();
  const shop = await visitor.newPage();
  await shop.goto(new URL(shopHref ?? '', page.url()).href);
  await expect(shop.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(shop.locator('main')).toContainText('349.50');
  await visitor.close();

  await page.goto(`/admin/articulos?text=${encodeURIComponent(name)}`);
  await expect(page.locator('shop-own-items[data-hydrated]')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('349.50');
  expect(await violationsOf(page)).toEqual([]);
  await row.getByRole('button', { name: t.ownItems.unpublish }).click();
  await expect(row.getByText(t.ownItems.unpublished)).toBeVisible();
  await row.getByRole('button', { name: t.ownItems.remove }).click();
  await expect(page.getByText(t.ownItems.done.deleted)).toBeVisible({ timeout: 15_000 });
  await expect(row).toHaveCount(0);
});
