/** Who is signed in finds their way, and out, without any script. */
import { expect, test } from '@playwright/test';
import { messages as accountWords } from '../../fragments/account/messages/index.ts';
import { signInAs } from './demo-person.ts';

const account = accountWords.es;

test('the panel opens, its links lead, and the way out leads back', async ({ page }) => {
  await signInAs(page, 'rosa');
  await page.goto('/productos?page=2');
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await expect(page.getByText('@rosa')).toBeVisible();
  await page.getByRole('button', { name: account.signOut }).click();
  await expect(page).toHaveURL(/\/productos\?page=2$/);
  await expect(page.locator('shop-account')).toHaveCount(0);
});

test('the shop’s menu leads to the page that holds most of it', async ({ page }) => {
  await signInAs(page, 'rosa');
  await page.goto('/');
  await page.getByRole('link', { name: account.shopMenu }).first().click();
  await expect(page).toHaveURL(/\/me\/preferences$/);
});
