/** A promoter types a sale, and sees with each key where its money would go. */
import { messages } from '../../fragments/shop/resale-simulator/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';

test('the parts follow what is typed, by keyboard alone', async ({ page, language }) => {
  const t = messages[language];
  await signInAs(page, 'ana', 'ana');
  await page.goto(`${demoShop('ana').origin}/apps/me/referral/resale/plans`);
  await page.getByLabel(t.fields.price).focus();
  await page.keyboard.type('1000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2000');
  await expect(page.getByText(t.problems.margin)).toBeVisible();
  await page.keyboard.press('Backspace');
  const mine = page
    .locator('shop-resale-simulator')
    .getByRole('row', { name: new RegExp(`^ ?${t.seller}`) });
  await expect(mine).toBeVisible();
  const one = await mine.getByRole('cell').first().innerText();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3');
  await expect(mine.getByRole('cell').first()).not.toHaveText(one);
  await expect(page).toHaveURL(/plans$/);
});
