/** A new account opens a store, gives it its first product, and a shopper buys it. */
import { messages as cart } from '../../fragments/shop/cart/messages/en.ts';
import { messages as grid } from '../../fragments/shop/item-grid/messages/en.ts';
import { messages as checkout } from '../../fragments/shop/checkout/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { expect, test } from './language.ts';
import { avatar } from './shop-menu.ts';
import { addToCart, fillDelivery, seeConfirmation } from './shopping.ts';
import { beginSession, openAccount } from './straight.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('from an address that is typed to the first sale', async ({ page, browser, t, language }) => {
  const words = t.wizard;
  const person = await openAccount(language);
  // The root of a network serves the new store by its path, too, under the same session.
  const root = `http://mercado.localhost:${process.env['E2E_PORT']}`;
  await beginSession(page.context(), person.id, 'mercado');
  await page.goto(`${root}/`);
  await avatar(page).click();
  await page.locator('shop-account').getByRole('link', { name: t.office.openShop }).click();
  await expect(page).toHaveURL(/\/asistentes\/emprendedores$/);
  await expect(page.locator('shop-wizard[data-hydrated]')).toBeVisible();
  const address = page.getByLabel(words.slug, { exact: true });
  const stamp = Date.now().toString(36) + Math.random().toString(36).slice(2, 6);

  await address.fill('moda');
  await expect(page.getByText(words.taken)).toBeVisible();
  const group = page.getByRole('group', { name: words.choose });
  await expect(group.getByRole('button')).toHaveCount(5);
  expect(await violationsOf(page)).toEqual([]);
  await group.getByRole('button').first().click();
  await expect(address).toHaveValue(/^moda-/);
  await expect(page.getByText(words.taken)).toBeHidden();

  await address.fill('');
  await page.getByLabel(words.name, { exact: true }).fill(`Flores ${stamp}`);
  await expect(address).toHaveValue(`flores-${stamp}`);
  await expect(page.getByRole('status').filter({ hasText: `flores-${stamp}.` })).toBeVisible();
  await page.getByRole('button', { name: words.open, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.opened);
  expect(await violationsOf(page)).toEqual([]);

  // One press opens the store at its own host, where the owner is signed in.
  await page.getByRole('button', { name: words.enter }).click();
  await expect(page).toHaveURL(new RegExp(`^http://flores-${stamp}\\.localhost:\\d+/`));
  await expect(page.getByRole('dialog', { name: t.tour.label })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: t.tour.label })).toBeHidden();
  // The bare front leads its owner on, and tells shoppers that nothing is for sale yet.
  await page.getByRole('link', { name: grid[language].bareItem }).click();
  await expect(page.locator('shop-item-form[data-hydrated]')).toBeVisible();
  await page.getByLabel(t.itemForm.fields.name, { exact: true }).fill('Ramo de girasoles');
  await page.getByLabel(/^(Precio|Price) \(/).fill('250');
  await page.getByLabel(t.itemForm.variant.on_hand).fill('2');
  const visitor = await browser.newContext({ ...(language === 'en' && { locale: 'en-US' }) });
  const shop = await visitor.newPage();
  const front = `http://flores-${stamp}.localhost:${process.env['E2E_PORT']}/`;
  await shop.goto(front);
  await expect(shop.getByText(grid[language].bare)).toBeVisible();
  expect(await violationsOf(shop)).toEqual([]);
  await page.getByRole('button', { name: t.itemForm.create }).click();
  await expect(page).toHaveURL(/\/admin\/articulos\/it_.+done=created/);
  await page.goto(`${root}/asistentes/emprendedores`);
  await expect(page.getByRole('link', { name: words.steps.item })).toContainText(words.done);

  // A page that was kept for shoppers shows the item within seconds.
  const item = shop.getByRole('link', { name: 'Ramo de girasoles' }).first();
  await expect(async () => {
    await shop.goto(front);
    await expect(item).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 8000 });
  await item.click();
  await expect(shop.getByRole('heading', { level: 1 })).toContainText('Ramo de girasoles');
  await addToCart(shop, language);
  await shop
    .getByRole('dialog', { name: cart[language].title })
    .getByRole('button', { name: cart[language].checkout })
    .click();
  await fillDelivery(shop, language);
  await shop.getByRole('radio', { name: checkout[language].cash }).check();
  await shop.getByRole('button', { name: checkout[language].place }).click();
  await seeConfirmation(shop);
  await visitor.close();
});
