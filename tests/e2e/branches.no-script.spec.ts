/** An order that is collected at a courier's branch, with script switched off. */
import { expect, test } from '@playwright/test';
import { openArgentineStore } from './argentine-store.ts';
import { chooseBranch, placeToBranch } from './branch-steps.ts';

test.use({ locale: 'en-US' });

test('a shopper picks the nearest branch, and the order shows it', async ({ page }) => {
  const store = await openArgentineStore(page);
  const order = await chooseBranch(page, store);
  await expect(order.getByText(/Correo Argentino Tandil/).first()).toBeVisible();
  await placeToBranch(page);
});
