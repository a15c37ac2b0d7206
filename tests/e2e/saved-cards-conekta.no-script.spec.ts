/**
 * A card that its buyer leaves with Conekta, without script: kept by a tick and the provider's page, it pays the next
 * purchase without that page, and is removed.
 */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as myWords } from '../../fragments/shop/my-cards/messages/en.ts';
import { messages as savedWords } from '../../fragments/shop/saved-cards/messages/en.ts';
import { es as sandbox } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { newPerson } from './new-person.ts';
import { demoShop } from './partners.ts';
import { addToCart, placeBy, seeConfirmation } from './shopping.ts';

const t = checkoutWords.es;
const CARD = 'Visa ···· 4242';
const { origin } = demoShop('casa');

async function begin(page: Page): Promise<void> {
  await page.goto(`${origin}/productos/casa/horno-de-microondas-compacto-20-litros`);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await expect(page).toHaveURL(/\/checkout\/co_/);
}

test('a card is kept by Conekta’s page, pays again without it, and is removed', async ({
  page,
}) => {
  const words = savedWords.es;
  await newPerson(page, 'casa');
  await begin(page);
  await page.getByRole('link', { name: words.offer }).click();
  await page.getByRole('checkbox', { name: words.keep }).check();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('link', { name: words.keeps })).toBeVisible();
  await placeBy(page, 'es', t.ways.conekta_card);
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await page.getByRole('link', { name: /Conekta/ }).click();
  await page.getByRole('button', { name: sandbox.hosted.answers.pay, exact: true }).click();
  await page.getByRole('button', { name: t.confirm }).click();
  await seeConfirmation(page);

  // DIRECTORY is told by the queue.
  await expect(async () => {
    await page.goto(`${origin}/me/cards`);
    await expect(page.getByText(CARD)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await begin(page);
  await page.getByRole('link', { name: words.choose }).click();
  await page.getByRole('radio', { name: CARD }).check();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(t.cardSaved.replace('{{name}}', CARD)).first()).toBeVisible();
  await placeBy(page, 'es', t.ways.conekta_card);
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await seeConfirmation(page);

  await page.goto(`${origin}/me/cards`);
  await page.getByRole('button', { name: myWords.es.removeOf.replace('{{name}}', CARD) }).click();
  await expect(page.getByText(myWords.es.removed)).toBeVisible();
});
