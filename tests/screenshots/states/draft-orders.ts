/** Orders that a seller prepares and a customer pays by a link: the list, the form, and the link's page. */
import { messages as orderWords } from '../../../fragments/office/draft-order/messages/en.ts';
import { messages as saleWords } from '../../../fragments/office/point-of-sale/messages/en.ts';
import type { DemoRows } from '../demo-rows.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';

/** More than a hundred units are left: no other test misses those that are sold here. */
const PLENTY = /Quedan \d{3}|\d{3} left/;

async function choose(stage: Stage): Promise<void> {
  const { page, language } = stage;
  await openAs(stage, 'lirio-despacho', '/admin/punto-de-venta');
  await page.locator('shop-point-of-sale[data-hydrated]').waitFor();
  await page.getByRole('listitem').filter({ hasText: PLENTY }).first().getByRole('link').click();
  await page.getByRole('link', { name: saleWords[language].byLink }).click();
  await page.getByLabel(orderWords[language].fullName).waitFor();
}

/** Prepares an order that goes to an address. */
async function prepare(stage: Stage): Promise<void> {
  const { page, language } = stage;
  const t = orderWords[language];
  await choose(stage);
  await page.getByLabel(t.fullName).fill('Lucía Méndez');
  // A contact gets five mails an hour.
  await page.getByLabel(t.email, { exact: true }).fill(`lucia${Date.now()}@example.com`);
  await page.getByLabel(t.phone).fill('55 1234 5678');
  await page.getByLabel(t.fixed).check();
  const fields = t.addressLabels.MX;
  await page.getByLabel(fields.route).fill('Amsterdam');
  await page.getByLabel(fields.street_number).fill('120');
  await page.getByLabel(fields.sublocality).fill('Condesa');
  await page.getByLabel(fields.postal_code).fill('06100');
  await page.getByLabel(fields.locality).fill('Cuauhtémoc');
  await page.getByLabel(fields.administrative_area_level_1).selectOption('Ciudad de México');
  await page.getByRole('button', { name: t.make }).click();
  await page.getByText(t.done.made).waitFor();
}

function unprepared({ inCells }: DemoRows): void {
  inCells('DELETE FROM draft_order');
}

export const draftOrders: readonly State[] = [
  {
    name: 'draft-orders/none',
    reach: (stage) => openAs(stage, 'lirio-despacho', '/admin/pedidos-con-enlace'),
  },
  { name: 'draft-orders/form', reach: choose },
  {
    name: 'draft-orders/refused',
    reach: async (stage) => {
      const t = orderWords[stage.language];
      await choose(stage);
      await stage.page.getByRole('button', { name: t.make }).click();
      await stage.page.getByText(t.needs.full_name).waitFor();
    },
  },
  { name: 'draft-orders/link', reach: prepare, restore: unprepared },
  {
    name: 'draft-orders/list',
    async reach(stage) {
      await prepare(stage);
      await openAs(stage, 'lirio-despacho', '/admin/pedidos-con-enlace');
    },
    restore: unprepared,
  },
  {
    name: 'draft-orders/payment',
    async reach(stage) {
      await prepare(stage);
      const { page, language } = stage;
      await page.goto(await page.getByLabel(orderWords[language].link).inputValue());
    },
    restore: unprepared,
  },
];
