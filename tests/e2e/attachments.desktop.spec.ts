/** Pictures that go out with a message, in a conversation that is live. */
import { violationsOf } from '../audit/axe/look.ts';
import { sendsPictures } from './attached-pictures.ts';
import { test, expect } from './language.ts';

test('five pictures go out with a message; a refusal is told beside the field; nobody else sees them', async ({
  page,
  browser,
  language,
  t,
}) => {
  await sendsPictures({ page, browser, language, t });
  await expect(page.locator('shop-talk[data-hydrated]')).toBeAttached();
  expect(await violationsOf(page)).toEqual([]);
  const loaded = () =>
    page
      .getByRole('log')
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  await page.getByRole('log').getByRole('img').last().scrollIntoViewIfNeeded();
  await expect.poll(loaded).not.toContain(false);
});
