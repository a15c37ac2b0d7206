/** Edit mode on the pages of a product and of a catalogue: into which catalogues they go. */
import type { Page } from '@playwright/test';
import { fill } from '../../shared/i18n/fill.ts';
import { FORKING_LONG_MS, OVERLAY_REFRESH_MS } from '../../shared/kernel/constants/timers.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { drag } from './drag.ts';
import { editMode, ownStore, signOwnerIn, toast } from './edit-steps.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test('a product is put into a new catalogue and taken out, and a catalogue is copied into it', async ({
  page,
  t,
  language,
}, { project, retry }) => {
  test.slow();
  const words = t.editCatalogues;
  const owner = ownStore(project.name, language);
  const origin = originOf(owner.store);
  const made = `Ramo ${project.name} ${language} ${retry}`;
  const renamed = `Manojo ${project.name} ${language} ${retry}`;
  await signOwnerIn(page, owner);
  const { toggle, strip } = editMode(page, t);
  const press = (label: string, name: string) =>
    page.getByRole('button', { name: fill<string>(label, { name }), exact: true }).click();
  const open = async (button: string): Promise<void> => {
    if ((await toggle.getAttribute('aria-checked')) !== 'true') await toggle.click();
    await strip.getByRole('button', { name: button }).click();
  };

  await page.goto(`${origin}/productos`);
  await page.locator('shop-item-grid a.go').first().click();
  const product = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await open(t.editTools.into.item);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: product })).toBeVisible();
  await dialog.getByLabel(words.create).last().fill(made);
  await page.keyboard.press('Enter');
  const mark = dialog.getByRole('checkbox', { name: made });
  await expect(mark).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await mark.press('Space');
  await expect(
    page.getByRole('button', { name: fill(words.undoOf, { name: made }) }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await mark.press('Space');
  await expect(toast(page, words.done.removed)).toBeVisible();
  await expect(mark).not.toBeChecked();
  await mark.press('Space');
  await expect(mark).toBeChecked();
  await closed(page);

  await page.goto(`${origin}/catalogos`);
  await page.locator('shop-catalogue-grid a').filter({ hasNotText: made }).first().click();
  await page.waitForURL(/catalogos\/./);
  await open(t.editTools.into.catalogue);
  await press(words.copyOf, made);
  await expect(toast(page, words.done.cloned)).toBeVisible();
  const copy = page.getByRole('button', { name: fill(words.copyOf, { name: made }) });
  await expect(copy).toBeVisible({ timeout: FORKING_LONG_MS + 4000 });
  expect(await violationsOf(page)).toEqual([]);
  await copy.click();
  await expect(toast(page, words.done.already)).toBeVisible();

  // In its own row it takes the place of the one before it, and another name.
  await page.goto(`${origin}/catalogos`);
  const marks = t.editMarks;
  const row = (name: string) => page.locator('[data-mark]').filter({ hasText: name });
  const names = () => page.locator('shop-catalogue-grid .name').allTextContents();
  const handle = row(made).getByRole('button', { name: fill(marks.order.handle, { name: made }) });
  await expect(handle).toBeVisible();
  const before = await names();
  const ahead = before[before.indexOf(made) - 1]!;
  await handle.focus();
  for (const key of ['Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
  await expect(toast(page, marks.moved)).toBeVisible();
  await row(made)
    .getByRole('button', { name: fill(marks.rename, { name: made }) })
    .click();
  await row(made).getByLabel(marks.name, { exact: true }).fill(renamed);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(toast(page, marks.renamed)).toBeVisible();
  await expect(row(renamed)).toBeVisible();
  await page.reload();
  await expect(row(renamed)).toBeVisible();
  const after = await names();
  expect(after.indexOf(ahead)).toBe(after.indexOf(renamed) + 1);

  // A hand drags it back: a mouse on wide screens, a finger on a phone.
  const handleOf = (name: string) =>
    page.getByRole('button', { name: fill(marks.order.handle, { name }), exact: true });
  await expect(handleOf(renamed)).toBeVisible();
  await drag(page, handleOf(renamed), row(ahead));
  await expect(toast(page, marks.moved)).toBeVisible();
  const dragged = before.map((name) => (name === made ? renamed : name));
  expect(await names()).toEqual(dragged);
  await page.reload();
  await expect(row(renamed)).toBeVisible();
  expect(await names()).toEqual(dragged);

  // So are the products of a catalogue on its own page.
  await row(renamed).getByRole('link').first().click();
  await page.waitForURL(/catalogos\/./);
  const products = () => page.locator('shop-item-grid .name').allTextContents();
  await expect(page.locator('shop-item-grid .handle').nth(1)).toBeVisible();
  const [first = '', second = '', ...others] = await products();
  // The work behind a handle comes only after the hand has let go.
  const letGo = Promise.withResolvers<void>();
  await page.route('**/assets/tools.*.js', async (route) => {
    await letGo.promise;
    await route.continue();
  });
  await drag(page, handleOf(first), page.locator('[data-mark]').filter({ hasText: second }).last());
  letGo.resolve();
  await expect(toast(page, marks.moved)).toBeVisible();
  // The list lies under its overlay until it is read anew, and says then what the store has.
  const veil = page.locator('shop-item-grid').getByText(marks.updating);
  await expect(veil).toBeVisible();
  const rows = page.locator('shop-item-grid [data-live-part] [data-mark]');
  await rows.first().evaluate((one) => one.remove());
  expect(await products()).toEqual([first, ...others]);
  await expect(veil).toHaveCount(0, { timeout: OVERLAY_REFRESH_MS + 4000 });
  expect(await products()).toEqual([second, first, ...others]);
  await expect(handleOf(first)).toBeVisible();
  await page.reload();
  await expect(handleOf(first)).toBeVisible();
  expect(await products()).toEqual([second, first, ...others]);

  await page.goto(`${origin}/admin/catalogos`);
  await expect(page.locator('shop-own-catalogues[data-hydrated]')).toBeVisible();
  await press(t.ownCatalogues.removeOf, renamed);
  await press(t.ownCatalogues.removeAllOf, renamed);
  await expect(page.getByRole('link', { name: renamed, exact: true })).toHaveCount(0);
});

/** Closes the dialog, and waits for the page that is read anew for what was changed. */
async function closed(page: Page): Promise<void> {
  const anew = page.waitForEvent('load');
  await page.keyboard.press('Escape');
  await anew;
}
