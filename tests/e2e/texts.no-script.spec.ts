/** A store's text messages, as a link and a page. */
import { messages as list } from '../../fragments/shop/alert-list/messages/en.ts';
import { messages as log } from '../../fragments/shop/delivery-log/messages/en.ts';
import { messages as texts } from '../../fragments/office/text-messages/messages/en.ts';
import { expect, test } from './language.ts';
import { signInAs } from './demo-person.ts';
import { beginSession, openAdmin } from './straight.ts';
import { tellRunout } from './texts-of-store.ts';

test('the alert that none is left leads to where more come from', async ({ page, language }) => {
  const t = texts[language];
  const { id } = await openAdmin(language, 'moda');
  await beginSession(page.context(), id, 'moda');
  await tellRunout(id, 'moda');
  await page.goto('/me/alerts');
  // Other walks order from the store meanwhile, and its staff is told.
  await page
    .locator('shop-alert-list')
    .getByRole('button', { name: list[language].isNew })
    .filter({ hasText: /mensajes de texto|text messages/ })
    .click();
  await page.waitForURL(/\/me\/sms\/packages$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await expect(page.getByText(t.use)).toBeVisible();
  await expect(page.getByText(t.more)).toBeVisible();
  await expect(page.getByText(log[language].intro.texts)).toBeVisible();
});

test('only those who read the store’s messages see it', async ({ page, language }) => {
  await signInAs(page, 'lirio-contador');
  const answer = await page.goto('/me/sms/packages');
  expect(answer?.status()).toBe(403);
  await expect(page.getByText(texts[language].use)).toHaveCount(0);
});
