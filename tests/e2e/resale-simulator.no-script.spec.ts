/** The simulator of sales without script: three worked sales, and an answer of the page. */
import { messages } from '../../fragments/shop/resale-simulator/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';

test('three sales are worked out, and one that is typed is answered', async ({
  browser,
  page,
  language,
}) => {
  const t = messages[language];
  await signInAs(page, 'ana', 'ana');
  const storageState = await page.context().storageState();
  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, storageState })
  ).newPage();
  await plain.goto(`${demoShop('ana').origin}/apps/me/referral/resale/plans`);
  await expect(plain.getByRole('table', { name: t.examples }).getByRole('row')).toHaveCount(4);
  await plain.getByLabel(t.fields.price).fill('1000');
  await plain.getByLabel(t.fields.margin).fill('2000');
  await plain.getByRole('button', { name: t.count }).click();
  await expect(plain.getByText(t.problems.margin)).toBeVisible();
  await plain.getByLabel(t.fields.margin).fill('200');
  await plain.getByRole('button', { name: t.count }).click();
  await expect(plain.getByRole('row', { name: new RegExp(`${t.seller} `) })).toBeVisible();
});
