/** A shopper's steps before the form of a checkout that asks couriers, without script. */
import type { Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as rateWords } from '../../fragments/shop/courier-rates/messages/en.ts';
import { demoShop } from './partners.ts';
import { addToCart } from './shopping.ts';

const words = rateWords.es;
const fields = words.addressLabels.MX;

/** A checkout at a store from which couriers fetch parcels, whose address is named. */
export async function askCouriers(page: Page, postalCode: string): Promise<void> {
  const { origin } = demoShop('casa');
  await page.goto(`${origin}/productos/casa/banco-alto-de-madera-maciza`);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  const couriers = page.locator('shop-courier-rates');
  await couriers.getByText(words.title).click();
  await couriers.getByLabel(fields.route).fill('Av. Amsterdam');
  await couriers.getByLabel(fields.street_number).fill('120');
  await couriers.getByLabel(fields.sublocality).fill('Hipódromo');
  await couriers.getByLabel(fields.postal_code).fill(postalCode);
  await couriers.getByLabel(fields.locality).fill('Cuauhtémoc');
  await couriers.getByLabel(fields.administrative_area_level_1).selectOption('Ciudad de México');
  await couriers.getByRole('button', { name: words.ask }).click();
}
