/** A look of the store without script: prepared unseen, shared by its address, published. */
import type { FrameLocator, Page } from '@playwright/test';
import { messages as wordsIn } from '../../fragments/office/look/messages/en.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { ownStore, seesSoon } from './edit-steps.ts';
import { expect, test } from './language.ts';

test('a look is prepared unseen, seen by its address, published, and another one dropped', async ({
  page,
  browser,
  language,
}, { project }) => {
  test.slow();
  const words = wordsIn[language];
  const owner = ownStore(project.name, language);
  const origin = originOf(owner.store);
  const adorned = '[data-adornment="geom-circle"]';
  const prepare = async (adornment: string) => {
    await page.getByLabel(words.fields.adornment_type).selectOption(adornment);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.done.saved)).toBeVisible();
  };
  await signInAs(page, owner.username, owner.store);
  await page.goto(`${origin}/admin/aspecto`);
  const before = await page.getByLabel(words.fields.adornment_type).inputValue();
  const after = before === '' ? 'geom-circle' : '';
  const shows = async (place: Page | FrameLocator, adornment: string, timeout = 10_000) =>
    expect(place.locator(adorned)).toHaveCount(adornment === '' ? 0 : 1, { timeout });

  await page.getByLabel(words.fields.bgcolor).fill('rojo');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.problems.color)).toBeVisible();
  await page.getByLabel(words.fields.bgcolor).fill('');
  await prepare(after);
  await shows(page.frameLocator('iframe'), after);
  const address = await page.locator('a[href*="/vista/"]').getAttribute('href');

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(`${origin}/`);
  await shows(friend, before);
  await friend.goto(address ?? '');
  await shows(friend, after);

  await page.getByRole('button', { name: words.publish }).click();
  await expect(page.getByText(words.done.published)).toBeVisible();
  expect((await friend.goto(address ?? ''))?.status()).toBe(404);
  await friend.goto(`${origin}/`);
  await seesSoon(friend, () => shows(friend, after, 500));

  await prepare(before);
  await page.getByRole('button', { name: words.drop }).click();
  await expect(page.getByText(words.done.dropped)).toBeVisible();
  await expect(page.getByText(words.none)).toBeVisible();

  await prepare(before);
  await page.getByRole('button', { name: words.publish }).click();
  await expect(page.getByText(words.done.published)).toBeVisible();
});
