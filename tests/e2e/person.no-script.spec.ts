/** The panel of a signed-in visitor, its links and the way to sign out, without script. */
import { demoAccount, signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { fill } from '../../shared/i18n/fill.ts';

test('the panel opens, its links lead on, and signing out leads back', async ({ page, t }) => {
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

test('the shop’s menu leads to the page that holds most of its links', async ({ page, t }) => {
  await signInAs(page, 'rosa');
  await page.goto('/');
  await page.getByRole('link', { name: t.account.shopMenu }).first().click();
  await expect(page).toHaveURL(/\/me\/preferences$/);
});
