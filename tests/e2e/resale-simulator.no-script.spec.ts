/** The simulator of sales without script: three worked sales, and an answer of the page. */
import { messages } from '../../fragments/shop/resale-simulator/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';

test('three sales are worked out, and one that is typed is answered', async ({
  page,
  language,
}) => {
  const t = messages[language];
  await signInAs(page, 'ana', 'ana');
  await page.goto(`${demoShop('ana').origin}/apps/me/referral/resale/plans`);
  await expect(page.getByRole('table', { name: t.examples }).getByRole('row')).toHaveCount(4);
  await page.getByLabel(t.fields.price).fill('1000');
  await page.getByLabel(t.fields.margin).fill('2000');
  await page.getByRole('button', { name: t.count }).click();
  await expect(page.getByText(t.problems.margin)).toBeVisible();
  await page.getByLabel(t.fields.margin).fill('200');
  await page.getByRole('button', { name: t.count }).click();
  await expect(
    page.locator('shop-resale-simulator').getByRole('row', { name: new RegExp(`${t.seller} `) }),
  ).toBeVisible();
});
