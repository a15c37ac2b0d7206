/** A message that was searched for: its link opens the conversation at it. */
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { LENGTH, openFound } from './found-message.ts';
import { expect, test } from './language.ts';

test('a found message is in view, and links lead on from it', async ({ page, language }) => {
  const t = words[language];
  const word = `magenta${Date.now()}`;
  await openFound(page, word, t.list);
  const log = page.getByRole('log');
  const found = log.locator('[aria-current]');
  await expect(found).toContainText(word);
  await expect(found).toBeInViewport();
  await page.getByRole('link', { name: t.newerOnes }).click();
  await expect(log.getByText(`Mensaje ${LENGTH}`)).toBeVisible();
  await expect(log.getByText('Mensaje 2', { exact: true })).toHaveCount(0);
  await page.goto(page.url().replace(/seq=\d+/, 'seq=3'));
  await page.getByRole('link', { name: t.newest }).click();
  await expect(page).not.toHaveURL(/seq=/);
  await expect(log.getByText(`Mensaje ${LENGTH}`)).toBeVisible();
});
