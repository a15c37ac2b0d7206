/** An owner edits the carousel in place with pictures of the library; shoppers see it. */
import type { Page } from '@playwright/test';
import { messages as slidesIn } from '../../fragments/edit/edit-slides/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { editMode, hero, ownStore, seesSoon, shopper, signOwnerIn, toast } from './edit-steps.ts';
import { expect, test } from './language.ts';

const drawing = {
  name: 'playa.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="982"><rect width="1100" height="982" fill="#2858c8"/></svg>',
  ),
};

test('an owner adds a slide in place, and a shopper sees it', async ({
  page,
  browser,
  language,
  t: words,
}, { project }) => {
  const own = ownStore(project.name, language);
  const { store } = own;
  const t = slidesIn[language];
  const { toggle, strip } = editMode(page, words);
  const visitor = await shopper(browser, store);
  const slidesOf = (of: Page) => hero(of).locator('.splide__slide:not(.splide__slide--clone)');
  const before = await slidesOf(visitor).count();

  await signOwnerIn(page, own);
  await page.goto(`${originOf(store)}/`);
  await toggle.click();
  await strip.getByRole('button', { name: words.editTools.slides }).click();

  // A form that lacks its pictures says so; both come from the library.
  const panel = page.getByRole('dialog', { name: t.words.title });
  const form = page.getByRole('dialog', { name: t.words.create });
  await panel.getByRole('button', { name: t.words.add }).click();
  await form.getByRole('button', { name: t.panel.save }).click();
  await expect(form.getByText(t.needs.hzt_image_id)).toBeVisible();
  const library = page.getByRole('dialog', { name: words.picturePicker.title });
  const chosen = library.locator('.pick', { hasText: 'playa' });
  await form.getByRole('button', { name: t.choose.hzt_image }).click();
  await library.locator('input[type=file]').setInputFiles(drawing);
  await chosen.click();
  await form.getByRole('button', { name: t.choose.vrt_image }).click();
  await chosen.click();
  await expect(form.locator('img')).toHaveCount(2);
  await form.getByLabel(t.labels.target).selectOption('anonymous');
  await form.getByLabel(t.labels.action_type).selectOption('signup');
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: t.panel.save }).click();
  await expect(toast(page, t.done.created)).toBeVisible();
  const row = panel.getByRole('listitem').last();
  await expect(row).toContainText(t.leads.signup);
  expect(await violationsOf(page)).toEqual([]);
  await seesSoon(visitor, () =>
    expect(slidesOf(visitor)).toHaveCount(before + 1, { timeout: 2_000 }),
  );
  await expect(slidesOf(visitor).last().locator('a')).toHaveAttribute('href', /register/);

  // With one column an address has to be a website.
  await panel.getByLabel(t.columns.label).selectOption('1');
  await row.getByRole('button', { name: new RegExp(t.panel.edit) }).click();
  const change = page.getByRole('dialog', { name: t.words.change });
  await change.getByLabel(t.labels.action_type).selectOption('url');
  await change.getByLabel(t.labels.url, { exact: true }).fill('/catalogos');
  await change.getByRole('button', { name: t.panel.save }).click();
  await expect(change.getByText(t.problems.website)).toBeVisible();
  await change.getByLabel(t.labels.url, { exact: true }).fill('https://example.com');
  await change.getByRole('button', { name: t.panel.save }).click();
  await expect(toast(page, t.done.updated)).toBeVisible();
  await expect(row).toContainText('https://example.com');
  await panel.getByLabel(t.columns.label).selectOption('2');

  // The same banners as tables: where each leads, and who sees it.
  const view = panel.getByLabel(t.views.label);
  const table = panel.getByRole('table');
  const inTable = table.getByRole('row').last();
  await view.selectOption('hzt_image');
  await expect(inTable.getByRole('cell').nth(1)).toHaveText('https://example.com');
  await view.selectOption('vrt_image');
  await expect(inTable.getByRole('cell').nth(1)).toHaveText(t.types.url);
  await expect(inTable.getByRole('cell').nth(2)).toHaveText(t.panel.targets.anonymous);
  expect(await violationsOf(page)).toEqual([]);
  await inTable.getByRole('button', { name: new RegExp(t.panel.edit) }).click();
  await change.getByRole('button', { name: t.panel.back }).click();
  await expect(table).toBeVisible();
  await view.selectOption('order');

  // The new slide is deleted, after a change of mind.
  const name = await row.locator('b').textContent();
  const remove = panel.getByRole('button', { name: fill(t.panel.removeOf, { name: name! }) });
  await remove.click();
  await panel.getByRole('button', { name: fill(t.panel.undoOf, { name: name! }) }).click();
  await remove.click();
  await panel.getByRole('button', { name: t.panel.close }).click();
  await expect(toast(page, t.done.deleted)).toBeVisible();
});
