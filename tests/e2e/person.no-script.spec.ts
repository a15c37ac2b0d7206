/** Who is signed in finds their way, and out, without any script. */
import { demoAccount, signInAs } from './demo-person.ts';
import { expect, inEachLanguage, test } from './language.ts';
import { fill } from '../../shared/i18n/fill.ts';

inEachLanguage(() => {
  test('the panel opens, its links lead, and the way out leads back', async ({ page, t }) => {
    await signInAs(page, 'rosa');
    await page.goto('/productos?page=2');
    await page
      .getByRole('button', {
        name: fill(t.account.account, { name: demoAccount('rosa').full_name }),
      })
      .click();
    await expect(page.getByText('@rosa')).toBeVisible();
    await page.getByRole('button', { name: t.account.signOut }).click();
    await expect(page).toHaveURL(/\/productos\?page=2$/);
    await expect(page.locator('shop-account')).toHaveCount(0);
  });

  test('the shop’s menu leads to the page that holds most of it', async ({ page, t }) => {
    await signInAs(page, 'rosa');
    await page.goto('/');
    await page.getByRole('link', { name: t.account.shopMenu }).first().click();
    await expect(page).toHaveURL(/\/me\/preferences$/);
  });
});
