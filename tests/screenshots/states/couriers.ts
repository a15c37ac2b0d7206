/** Couriers' rates above a checkout: asked for, chosen, missing and failing; and a label in the office. */
import { messages as cartWords } from '../../../fragments/shop/cart/messages/en.ts';
import { messages as words } from '../../../fragments/shop/courier-rates/messages/en.ts';
import { messages as officeWords } from '../../../fragments/office/own-order/messages/en.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { placedByCourier } from '../../e2e/placed-by-courier.ts';
import { addToCart } from '../../e2e/shopping.ts';
import { shopAt } from '../../support/visit.ts';
import { openAs } from '../people.ts';
import { at, type Stage, type State } from '../state.ts';

/** Opens the form of an address above the checkout of a store that sends by courier. */
async function open(stage: Stage) {
  const { page, language } = stage;
  await at('casa', '/productos/casa/banco-alto-de-madera-maciza')(stage);
  await addToCart(page, language);
  const cart = page.getByRole('dialog', { name: cartWords[language].title });
  await cart.getByRole('button', { name: cartWords[language].checkout }).click();
  await page.waitForURL(/\/checkout\/co_/);
  const couriers = page.locator('shop-courier-rates');
  await couriers.getByText(words[language].title).click();
  return couriers;
}

/** Asks couriers about an address with a postal code. */
async function ask(stage: Stage, postalCode: string) {
  const couriers = await open(stage);
  const t = words[stage.language];
  const fields = t.addressLabels.MX;
  await couriers.getByLabel(fields.route).fill('Av. Amsterdam');
  await couriers.getByLabel(fields.street_number).fill('120');
  await couriers.getByLabel(fields.sublocality).fill('Hipódromo');
  await couriers.getByLabel(fields.postal_code).fill(postalCode);
  await couriers.getByLabel(fields.locality).fill('Cuauhtémoc');
  await couriers.getByLabel(fields.administrative_area_level_1).selectOption('Ciudad de México');
  await couriers.getByRole('button', { name: t.ask }).click();
  await couriers.getByText(t.to).waitFor();
  return couriers;
}

/** Opens the office's page of an order in process that goes by courier. */
async function openLabel(stage: Stage) {
  const shop = shopAt(Number(new URL(stage.origin('casa')).port), 'casa.localhost');
  const id = await placedByCourier(shop);
  const ownOrder = officeWords[stage.language];
  await openAs(stage, 'raiz', `/admin/ordenes/${id}`, 'casa');
  await stage.page.getByRole('button', { name: ownOrder.nexts.in_process }).click();
  await stage.page.getByText(ownOrder.done.moved).waitFor();
  return ownOrder;
}

export const couriers: readonly State[] = [
  { name: 'couriers/address', reach: async (stage) => void (await open(stage)) },
  { name: 'couriers/rates', reach: async (stage) => void (await ask(stage, '06100')) },
  {
    name: 'couriers/chosen',
    async reach(stage) {
      const section = await ask(stage, '06100');
      await section.getByRole('button', { name: words[stage.language].use }).click();
      await stage.page.locator('shop-checkout').getByRole('radio', { name: 'Estafeta' }).waitFor();
    },
  },
  {
    name: 'couriers/origin',
    reach: (stage) => openAs(stage, 'raiz', '/admin/paqueteria', 'casa'),
  },
  {
    name: 'couriers/origin-missing',
    reach: (stage) => openAs(stage, 'lirio', '/admin/paqueteria'),
  },
  { name: 'couriers/label', reach: async (stage) => void (await openLabel(stage)) },
  {
    name: 'couriers/label-bought',
    async reach(stage) {
      const ownOrder = await openLabel(stage);
      const buy = fill(ownOrder.label.buy, { price: '' }).trim();
      await stage.page.getByRole('button', { name: buy }).click();
      await stage.page.getByText(ownOrder.done.labeled).waitFor();
    },
  },
  { name: 'couriers/none', reach: async (stage) => void (await ask(stage, '99998')) },
  { name: 'couriers/down', reach: async (stage) => void (await ask(stage, '99997')) },
];
