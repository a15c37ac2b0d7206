/** A card that its buyer leaves with its provider: kept by a tick, it pays the next purchase, and is taken out. */
import type { Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as myWords } from '../../fragments/shop/my-cards/messages/en.ts';
import { messages as savedWords } from '../../fragments/shop/saved-cards/messages/en.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';
import {
  addToCart,
  CARDS,
  fillCard,
  fillDelivery,
  pay,
  seeConfirmation,
  SKIRT,
  type Language,
} from './shopping.ts';

async function begin(page: Page, language: Language): Promise<void> {
  await page.goto(SKIRT.path);
  await addToCart(page, language);
  await page.getByRole('button', { name: cartWords[language].checkout }).click();
  await expect(page).toHaveURL(/\/checkout\/co_/);
}

test('a card is saved, pays again without being typed, and is removed', async ({
  page,
  language,
}) => {
  test.slow();
  const t = savedWords[language];
  await newPerson(page);
  await begin(page, language);
  const saved = page.locator('shop-saved-cards');
  await saved.getByRole('link', { name: t.offer }).click();
  await saved.getByRole('checkbox', { name: t.keep }).check();
  await saved.getByRole('button', { name: t.save }).click();
  await expect(saved.getByRole('link', { name: t.keeps })).toBeVisible();
  await fillDelivery(page, language);
  await fillCard(page, language, CARDS.approved);
  await pay(page, language);
  await seeConfirmation(page);

  // DIRECTORY is told by the queue.
  await expect(async () => {
    await page.goto('/me/cards');
    await expect(page.getByText('Visa ···· 4242')).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await begin(page, language);
  await saved.getByRole('link', { name: t.choose }).click();
  await saved.getByRole('radio', { name: 'Visa ···· 4242' }).check();
  await saved.getByRole('button', { name: t.save }).click();
  await fillDelivery(page, language);
  await page.getByRole('radio', { name: checkoutWords[language].card }).check();
  await expect(page.getByText('Visa ···· 4242').last()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await pay(page, language);
  await seeConfirmation(page);

  await page.goto('/me/cards');
  const my = myWords[language];
  await page
    .getByRole('button', { name: my.removeOf.replace('{{name}}', 'Visa ···· 4242') })
    .click();
  await expect(page.getByText(my.removed)).toBeVisible();
  await expect(page.getByText(my.none)).toBeVisible();
});
