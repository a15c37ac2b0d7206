/** The photos of an item, enlarged. */
import { expect, type Locator } from '@playwright/test';
import { messages as itemWords } from '../../fragments/shop/item/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { test } from './language.ts';
import { SKIRT } from './shopping.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The pixels of the file that the browser chose for a photo, and its width on the screen. */
async function sizeOf(photo: Locator): Promise<{ file: number; shown: number }> {
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  return photo.evaluate(async (img: HTMLImageElement) => {
    const file = await createImageBitmap(await (await fetch(img.currentSrc)).blob());
    return { file: file.width, shown: img.getBoundingClientRect().width };
  });
}

test('an enlarged photo is larger and sharper than on the page', async ({ page, language }) => {
  await page.goto(SKIRT.path);
  const small = await sizeOf(page.locator('shop-item .stage img').first());
  await page.getByRole('button', { name: itemWords[language].live.zoom }).click();
  const large = await sizeOf(page.locator('shop-item .zoom img').first());
  expect(large.shown).toBeGreaterThan(small.shown);
  expect(large.file).toBeGreaterThanOrEqual(small.file);
  const density = await page.evaluate(() => devicePixelRatio);
  if (density === 1) expect(large.file).toBeGreaterThan(small.file);
});

test('leads to the next photo and back, by buttons and by keys', async ({ page, language }) => {
  const { live } = itemWords[language];
  await page.goto(SKIRT.path);
  await page.getByRole('button', { name: live.zoom }).click();
  const dialog = page.locator('shop-item').getByRole('dialog');
  const next = dialog.getByRole('button', { name: live.next });
  const previous = dialog.getByRole('button', { name: live.previous });
  const photo = dialog.locator('img');
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(dialog.getByText(fill(live.photo, { n: 2, of: 2 }))).toBeVisible();
  await expect(photo.nth(1)).toBeInViewport({ ratio: 0.9 });
  // The button of the last photo keeps the focus, and the keys still lead on.
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(photo.nth(0)).toBeInViewport({ ratio: 0.9 });
  await next.click();
  await expect(photo.nth(1)).toBeInViewport({ ratio: 0.9 });
  await previous.click();
  await expect(photo.nth(0)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('by keyboard alone: it opens with the focus in it, and gives it back', async ({
  page,
  language,
}) => {
  const { live } = itemWords[language];
  await page.goto(SKIRT.path);
  const opener = page.getByRole('button', { name: live.zoom });
  const dialog = page.locator('shop-item').getByRole('dialog');
  const photo = dialog.locator('img');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group')).toBeFocused();
  await expect(page.locator('shop-item')).toHaveAttribute('data-hydrated');
  await page.keyboard.press('ArrowRight');
  await expect(photo.nth(1)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group')).toBeFocused();
});
