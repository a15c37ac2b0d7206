/** What digital items hand over, an order that is bought again, and the stores of all purchases. */
import { messages as order } from '../../../fragments/shop/order/messages/en.ts';
import { messages as cart } from '../../../fragments/shop/cart/messages/en.ts';
import { openAs } from '../people.ts';
import type { State } from '../state.ts';

export const files: readonly State[] = [
  {
    name: 'files/none',
    reach: (stage) =>
      openAs(stage, 'mercado', '/admin/articulos/it_bagisto-293/archivos', 'mercado'),
  },
  {
    name: 'files/bought-again',
    async reach(stage) {
      const { page, language } = stage;
      await openAs(stage, 'rosa', '/mis-compras');
      await page.locator('shop-purchases a[href*="/mis-compras/"]').first().click();
      await page.getByRole('link', { name: order[language].again }).first().click();
      await page.getByRole('heading', { name: cart[language].againTitle }).waitFor();
    },
  },
  { name: 'files/stores', reach: (stage) => openAs(stage, 'rosa', '/me/compras') },
];
