/** The book of addresses at a checkout, with script switched off. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { addToCart, SKIRT } from './shopping.ts';

test('another address of the book fills the form by a button, and keeps the rest', async ({
  page,
}) => {
  const words = checkoutWords.es;
  const { route, locality } = words.addressLabels.MX;
  await signInAs(page, 'rosa');
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await expect(page.getByLabel(route)).toHaveValue('Ámsterdam');
  await page.getByLabel(words.fullName).fill('Rosa M. Ortega');
  await page.getByLabel(words.book).selectOption({ index: 1 });
  await page.getByRole('button', { name: words.useAddress }).click();
  await expect(page.getByLabel(route)).toHaveValue('Avenida Juárez');
  await expect(page.getByLabel(locality)).toHaveValue('Puebla');
  await expect(page.getByLabel(words.fullName)).toHaveValue('Rosa M. Ortega');
  await expect(page.getByLabel(words.book).locator('option:checked')).toHaveText(/Juárez 2915/);
});
