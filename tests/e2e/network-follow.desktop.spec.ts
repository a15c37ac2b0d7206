/** The stores of a network: found, followed, and followed no more; a call that fails is taken back. */
import { messages } from '../../fragments/shop/business-list/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

test('a store of the network is found and followed, and a lost call is taken back', async ({
  page,
  language,
}) => {
  const t = messages[language];
  const name = 'Casa Raíz Central';
  const list = `${originOf('casa')}/red-comercial`;
  const button = (label: string) =>
    page.getByRole('button', { name: fill<string>(label, { name }), exact: true });
  await page.goto(list);
  await page.getByRole('searchbox', { name: t.businesses.search }).fill('central');
  await page.keyboard.press('Enter');
  const wayIn = page.getByRole('link', { name: fill(t.follow.follow, { name }) });
  await expect(wayIn).toHaveAttribute('href', /\/login\?next=%2Fred-comercial%3Ftext%3Dcentral/);
  expect(await violationsOf(page)).toEqual([]);

  await newPerson(page, 'casa');
  await page.goto(`${list}?text=central`);
  await page.route('**/subscribe/**', (route) => route.abort(), { times: 3 });
  await button(t.follow.follow).click();
  await expect(page.locator('shop-toasts').getByText(t.follow.failedText)).toBeVisible();
  await expect(button(t.follow.follow)).toHaveText(t.follow.follower);
  await page.unroute('**/subscribe/**');

  await button(t.follow.follow).press('Enter');
  await expect(button(t.follow.unfollow)).toBeFocused();
  await expect(button(t.follow.unfollow)).toHaveAttribute('data-state', 'following');
  await page.reload();
  await button(t.follow.unfollow).click();
  await expect(button(t.follow.follow)).toHaveAttribute('data-state', 'follower');
});
