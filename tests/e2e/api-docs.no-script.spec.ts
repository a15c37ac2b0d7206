/** The API's reference without script. */
import { expect, test } from '@playwright/test';
import { docsWords } from '../../edge/gateway/docs/words.ts';

test('words find a call, whose page is whole', async ({ page }) => {
  const t = docsWords.es;
  await page.goto('/api/docs?locale=es');
  await page.getByRole('searchbox', { name: t.search }).fill('búsqueda conteos');
  await page.getByRole('button', { name: t.find }).click();
  await expect(page.getByRole('status')).toHaveText(t.found(1));
  await page.getByRole('listitem').getByRole('link').click();
  await expect(page.getByText(t.fromDemo).first()).toBeVisible();
  await expect(page.locator('pre').filter({ hasText: 'curl ' })).toHaveCount(1);
  // What needs the script is not offered.
  await expect(page.getByRole('button', { name: t.send })).toHaveCount(0);
  await page.getByRole('link', { name: t.otherLanguage }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(docsWords.en.fromDemo).first()).toBeVisible();
});
