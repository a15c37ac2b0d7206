/** Sales in person. */
import { messages } from '../../../fragments/office/point-of-sale/messages/en.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';

/** More than a hundred units are left: no other test misses those that are sold here. */
const PLENTY = /Quedan \d{3}|\d{3} left/;

const PATH = '/admin/punto-de-venta';

async function open(stage: Stage): Promise<void> {
  await openAs(stage, 'lirio-despacho', PATH);
  await stage.page.locator('shop-point-of-sale[data-hydrated]').waitFor();
}

/** Adds the first item of which there are more than a hundred: other pictures need the stock of the rest. */
async function add(stage: Stage): Promise<void> {
  await open(stage);
  const row = stage.page.getByRole('listitem').filter({ hasText: PLENTY }).first();
  await row.getByRole('button').click();
}

export const pointOfSale: readonly State[] = [
  { name: 'point-of-sale/empty', reach: open },
  {
    name: 'point-of-sale/none-found',
    reach: (stage) => openAs(stage, 'lirio-despacho', `${PATH}?text=ZZZZ`),
  },
  {
    name: 'point-of-sale/lines',
    reach: async (stage) => {
      const t = messages[stage.language];
      await add(stage);
      await stage.page.getByLabel(t.received).fill('99999');
      await stage.page.getByText(t.change, { exact: true }).waitFor();
    },
  },
  {
    name: 'point-of-sale/failing',
    reach: async (stage) => {
      const t = messages[stage.language];
      await add(stage);
      await stage.page.route('**/api/admin/**', (route) => route.abort());
      await stage.page.getByLabel(t.received).press('Enter');
      await stage.page.locator('shop-toasts').getByText(t.failed).waitFor();
    },
  },
  {
    name: 'point-of-sale/sold',
    reach: async (stage) => {
      const t = messages[stage.language];
      await add(stage);
      await stage.page.getByLabel(t.received).fill('99999');
      await stage.page.getByLabel(t.received).press('Enter');
      await stage.page.getByText(t.sold, { exact: true }).waitFor();
    },
  },
];
