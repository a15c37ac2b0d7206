/** Invoices, as a buyer asks for one and a store issues it. */
import { messages as ownInvoices } from '../../../fragments/office/own-invoices/messages/en.ts';
import { messages as order } from '../../../fragments/shop/order/messages/en.ts';
import { localIso } from '../../../shared/rules/local-time.ts';
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
  {
    name: 'invoices/global',
    async reach(stage) {
      const day = localIso(Date.now(), 'MX').slice(0, 10);
      await openAs(stage, 'lirio', `/admin/facturas?periodicity=04&day=${day}`);
      const words = ownInvoices[stage.language];
      const { page } = stage;
      // Without the store's tax data there is no preview yet.
      const saved = page.getByText(words.global, { exact: true });
      if ((await saved.count()) > 0) return;
      await page.getByLabel(words.rfc, { exact: true }).fill('EKU9003173C9');
      await page.getByLabel(words.name, { exact: true }).fill('ESCUELA KEMPER URGATE');
      await page.getByLabel(words.regime, { exact: true }).selectOption('601');
      await page.getByLabel(words.postal_code).fill('06700');
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await page.getByText(words.done.saved).waitFor();
      await openAs(stage, 'lirio', `/admin/facturas?periodicity=04&day=${day}`);
    },
  },
  { name: 'invoices/store', reach: (stage) => openAs(stage, 'lirio', '/admin/facturas') },
];
