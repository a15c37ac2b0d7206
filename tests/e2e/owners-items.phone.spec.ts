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
  await expect(page.locator('shop-item-form[data-hydrated]')).toBeVisible();
  await page.getByLabel(words.fields.name, { exact: true }).fill(name);
  await page.getByLabel(/^(Precio|Price) \(/).fill('349.50');
  await page.getByLabel(words.variant.on_hand).fill('3');
  await page.getByLabel(words.fields.tags, { exact: true }).fill('Campamento');
  await page.getByLabel(words.fields.weight).fill('350 g');
  await page.getByLabel(words.fields.size).fill('30x20');
  await page.getByLabel(words.variant.barcode).fill('7501031311308');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.problems.barcode)).toBeVisible();
  await expect(page.getByText(words.problems.size)).toBeVisible();
  await page.getByLabel(words.variant.barcode).fill('7501031311309');
  await page.getByLabel(words.fields.size).fill('30x20x10,5');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: words.create }).click();
  await expect(page).toHaveURL(/\/admin\/articulos\/it_.+done=created/);
  await expect(page.getByLabel(words.fields.weight)).toHaveValue('0.35');
  await expect(page.getByLabel(words.fields.size)).toHaveValue('30 × 20 × 10.5');
  await expect(page.getByLabel(words.variant.barcode)).toHaveValue('7501031311309');
  await expect(page.locator('shop-item-form[data-hydrated] #tags-known')).toBeAttached();
  await page.getByLabel(words.fields.tags, { exact: true }).fill('Nuevo, campa');
  await expect(page.locator('#tags-known option[value="Nuevo, Campamento"]')).toBeAttached();
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
  await expect(page.getByText(t.ownItems.done.deleted)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('variants are made of options, and an edit of another person is shown beside one’s own', async ({
  page,
  t,
  language,
}, { project }) => {
  const words = t.itemForm;
  const name = `Playera ${project.name} ${language}`;
  const opened = async (one: typeof page) => {
    await expect(one.locator('shop-item-form[data-hydrated]')).toBeVisible();
  };
  await signInAs(page, 'lirio-admin');
  await page.goto('/apps/me/products/create');
  await opened(page);
  await page.getByLabel(words.fields.name, { exact: true }).fill(name);
  await page.getByLabel(/^(Precio|Price) \(/).fill('199');
  await page.getByRole('button', { name: words.option.add }).click();
  await page.getByLabel(words.option.name, { exact: true }).fill('Talla');
  await page.getByLabel(words.option.values, { exact: true }).fill('S, M');
  await page.getByLabel(words.option.values, { exact: true }).press('Enter');
  const small = page.getByRole('group', { name: 'S', exact: true });
  await expect(small.getByLabel(/^(Precio|Price) \(/)).toHaveValue('199');
  await small.getByLabel(words.variant.on_hand).fill('4');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: words.create }).click();
  await expect(page).toHaveURL(/\/admin\/articulos\/it_.+done=created/);
  await opened(page);
  await expect(small.getByLabel(words.variant.on_hand)).toHaveValue('4');

  const other = await page.context().newPage();
  await other.goto(page.url());
  await opened(other);
  await other.getByLabel(words.fields.name, { exact: true }).fill(`${name} B`);
  await other.getByLabel(words.fields.max_purchase_amount).fill('3');
  await other.getByRole('button', { name: words.save }).click();
  await expect(other.getByText(words.done.saved)).toBeVisible();
  await other.close();

  await page.getByLabel(words.fields.name, { exact: true }).fill(`${name} C`);
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.meanwhile)).toBeInViewport();
  const both = page.getByRole('region', { name: words.differing });
  await expect(both).toContainText(`${name} B`);
  await expect(both).toContainText(`${name} C`);
  await expect(page.getByLabel(words.fields.max_purchase_amount)).toHaveValue('3');
  expect(await violationsOf(page)).toEqual([]);
  await both.getByRole('button').click();
  await expect(page.getByLabel(words.fields.name, { exact: true })).toHaveValue(`${name} B`);
  await expect(both).toHaveCount(0);
  await page.goto(`/admin/articulos?text=${encodeURIComponent(name)}`);
  await expect(page.locator('shop-own-items[data-hydrated]')).toBeVisible();
  await page.getByRole('button', { name: t.ownItems.remove }).first().click();
  await expect(page.getByText(t.ownItems.done.deleted)).toBeVisible();
});
