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
  const itemStep = page.getByRole('listitem').filter({ hasText: words.steps.item });
  await expect(itemStep.getByRole('link')).toContainText(words.done);

  // A page that was kept for shoppers shows the item within seconds.
  const item = shop.getByRole('link', { name: 'Ramo de girasoles' }).first();
  await expect(async () => {
    await shop.goto(front);
    await expect(item).toBeVisible({ timeout: 2_000 });
  }).toPass();
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

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><rect width="120" height="120" fill="#7a1f5c"/><rect width="60" height="40" fill="#f0b429"/></svg>',
);

test('the steps by keys: photo with its colours, catalogue, item and payment, each waits and is kept', async ({
  page,
  t,
  language,
}) => {
  const words = t.wizard;
  const steps = t.firstSteps;
  const person = await openAccount(language);
  const moda = `http://moda.localhost:${process.env['E2E_PORT']}`;
  await beginSession(page.context(), person.id, 'moda');
  const stamp = Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
  await page.goto(`${moda}/asistentes/emprendedores`);
  await expect(page.locator('shop-wizard[data-hydrated]')).toBeVisible();
  await page.getByLabel(words.name, { exact: true }).fill(`Ramos ${stamp}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.opened);

  // The store has a host of its own, where the owner comes signed in, at the first step.
  const store = `http://ramos-${stamp}.localhost:${process.env['E2E_PORT']}`;
  const head = page.getByRole('heading', { level: 2 });
  const live = page.locator('shop-first-steps[data-hydrated]');
  const save = page.getByRole('button', { name: steps.save });
  await page
    .getByRole('button', { name: words.goOn.replace('{{step}}', words.steps.looks) })
    .press('Enter');
  await expect(page).toHaveURL(`${store}/asistentes/emprendedores/foto`);
  await expect(live).toBeVisible();
  await page.getByRole('button', { name: steps.picture.choose }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO });
  await dialog.locator('.pick', { hasText: 'logo' }).first().press('Enter');
  await expect(dialog).toBeHidden();
  const colors = page.getByRole('group', { name: `${steps.fields.color1}: ${steps.fromPhoto}` });
  await expect(colors.getByRole('button').first()).toBeVisible();
  await colors.getByRole('button').first().press('Enter');
  const main = page.getByRole('textbox', { name: steps.fields.color1, exact: true });
  const color = (await colors.getByRole('button').first().getAttribute('aria-label')) ?? '';
  expect(color).toContain(await main.inputValue());
  expect(await violationsOf(page)).toEqual([]);
  await save.press('Enter');

  await expect(head).toHaveText(steps.heads.catalogue);
  await expect(live).toBeVisible();
  await save.press('Enter');
  await expect(page.getByText(steps.needs.name)).toBeVisible();
  await expect(page.getByLabel(steps.fields.name, { exact: true })).toBeFocused();
  await page.getByRole('link', { name: steps.skip }).press('Enter');
  await expect(head).toHaveText(steps.heads.item);
  await expect(live).toBeVisible();
  await page.getByLabel(steps.fields.name, { exact: true }).fill('Ramo de girasoles');
  await page.getByLabel(/^(Precio|Price) \(/).fill('250');
  await page.getByLabel(steps.fields.on_hand).fill('2');
  await page.keyboard.press('Enter');
  await expect(head).toHaveText(steps.heads.payments);
  await expect(live).toBeVisible();
  await page.getByLabel(/^(Costo de envío|Shipping cost)/).fill('99');
  await page.keyboard.press('Enter');

  // What is left is named, and can be done on any device: it is read off the store.
  await expect(head).toHaveText(steps.liveHalf);
  await page.goto(`${moda}/asistentes/emprendedores`);
  await page
    .getByRole('button', { name: words.goOn.replace('{{step}}', words.steps.catalogue) })
    .click();
  await expect(page).toHaveURL(`${store}/asistentes/emprendedores/catalogo`);
  // A load that is under way is not begun anew.
  await expect(live).toBeVisible();
  await page.reload();
  await expect(head).toHaveText(steps.heads.catalogue);
  await expect(live).toBeVisible();
  await page.getByLabel(steps.fields.name, { exact: true }).fill('Ramos');
  await page.keyboard.press('Enter');
  await expect(head).toHaveText(steps.heads.item);
  await page.goto(`${store}/asistentes/emprendedores/lista`);
  await expect(head).toHaveText(steps.liveHead);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: steps.see }).click();
  // The tour begins by the address, from which it takes its mark away as it opens.
  await expect(page.getByRole('dialog', { name: t.tour.label })).toBeVisible();
  await expect(page).toHaveURL(`${store}/`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Ramo de girasoles' }).first()).toBeVisible();
});
