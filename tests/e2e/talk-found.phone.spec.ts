/** A message that was searched for: its link opens the conversation at it. */
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { LENGTH, openFound } from './found-message.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { expect, test } from './language.ts';

test('a found message is shown among others, and what follows it is read on', async ({
  page,
  language,
}) => {
  const t = words[language];
  const word = `magenta${Date.now()}`;
  await openFound(page, word, t.list);
  const live = page.locator('shop-talk[data-hydrated]');
  await expect(live).toBeAttached();
  const log = page.getByRole('log');
  const found = log.locator('[aria-current]');
  await expect(found).toContainText(word);
  await expect(found).toBeInViewport();
  await expect(log.getByText(`Mensaje ${LENGTH}`)).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: t.newerOnes }).click();
  await expect(log.getByText(`Mensaje ${LENGTH}`)).toBeVisible();
  await expect(page.getByRole('link', { name: t.newerOnes })).toBeHidden();
  await expect(page).toHaveURL(/\?seq=3$/);
});
