/** The parts of the bar that belong to the signed-in account. */
import type { Page } from '@playwright/test';
import type { Words } from './language.ts';

/** The button that opens the account's own panel. */
export const avatar = (page: Page) => page.locator('shop-account .open');

/** Opens the shop's menu, from the bar or, on a phone, from the account's own panel. */
export async function openMenu(page: Page, { account }: Words): Promise<void> {
  const opener = page.getByRole('link', { name: account.shopMenu }).filter({ visible: true });
  if ((await opener.count()) === 0) await avatar(page).click();
  await opener.click();
}
