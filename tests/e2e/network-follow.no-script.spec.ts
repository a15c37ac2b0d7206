/** Following a store by forms. */
import { messages } from '../../fragments/shop/business-list/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

test('a form follows a store and ends it, within the search', async ({ page, language }) => {
  const t = messages[language];
  const name = 'Casa Raíz Central';
  await newPerson(page, 'casa');
  await page.goto(`${originOf('casa')}/red-comercial`);
  await page.locator('shop-business-list').getByRole('link', { name: t.types.franchise }).click();
  for (const [press, done] of [
    [t.follow.follow, t.followed],
    [t.follow.unfollow, t.unfollowed],
    [t.follow.follow, t.followed],
  ] as const) {
    await page.getByRole('button', { name: fill<string>(press, { name }), exact: true }).click();
    await expect(page).toHaveURL(/\/red-comercial\?type=franchise&done=/);
    await expect(page.getByText(done)).toBeVisible();
  }
});
