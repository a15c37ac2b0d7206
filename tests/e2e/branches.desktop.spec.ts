/** An order that is collected at a courier's branch, with script. */
import { expect, test } from '@playwright/test';
import { openArgentineStore } from './argentine-store.ts';
import { chooseBranch, openBranches, placeToBranch } from './branch-steps.ts';

test.use({ locale: 'en-US' });

test('a shopper picks the nearest branch, and the order shows it', async ({ page }) => {
  const store = await openArgentineStore(page);
  await chooseBranch(page, store);
  await placeToBranch(page);
});

test('a province without branches, and a courier that is down, say so', async ({ page }) => {
  const store = await openArgentineStore(page);
  const { couriers, t } = await openBranches(page, store);
  for (const [province, words] of [
    ['Catamarca', /There are no branches/],
    ['Tierra del Fuego', /courier service had an error/],
  ] as const) {
    await couriers.locator('#f-near_state').selectOption(province);
    await couriers.locator('#f-near_code').fill('4700');
    await couriers.getByRole('button', { name: t.askBranches }).click();
    await expect(couriers.getByText(words)).toBeVisible();
  }
});
