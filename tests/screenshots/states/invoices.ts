/** Invoices, as a buyer asks for one and a store issues it. */
import { messages as order } from '../../../fragments/shop/order/messages/en.ts';
import { openAs } from '../people.ts';
import type { State } from '../state.ts';

export const invoices: readonly State[] = [
  { name: 'invoices/none', reach: (stage) => openAs(stage, 'lirio-contador', '/facturas') },
  {
    name: 'invoices/form',
    async reach(stage) {
      const { page, language } = stage;
      await openAs(stage, 'rosa', '/mis-compras');
      await page.locator('shop-purchases a[href*="/mis-compras/"]').first().click();
      await page.getByRole('link', { name: order[language].invoice, exact: true }).click();
      await page.waitForURL(/\/factura$/);
    },
  },
  { name: 'invoices/store', reach: (stage) => openAs(stage, 'lirio', '/admin/facturas') },
];
