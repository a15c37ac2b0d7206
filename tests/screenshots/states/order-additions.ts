/** A placed order that grows: goods are chosen, shown, added, and read by their buyer. */
import { messages as additionWords } from '../../../fragments/office/order-addition/messages/en.ts';
import { messages as draftWords } from '../../../fragments/office/draft-order/messages/en.ts';
import { messages as officeWords } from '../../../fragments/office/own-order/messages/en.ts';
import { messages as saleWords } from '../../../fragments/office/point-of-sale/messages/en.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';
import type { DemoRows } from '../demo-rows.ts';
import { ordered } from './orders.ts';

/** More than a hundred units are left: no other test misses those that are sold here. */
const PLENTY = /Quedan \d{3}|\d{3} left/;

/** Opens the form with goods chosen at the point of sale; gives the order. */
async function choose(stage: Stage): Promise<string> {
  const { page, language } = stage;
  const order = await ordered(stage, 3);
  await openAs(stage, 'lirio-despacho', `/admin/ordenes/${order}`);
  await page.getByRole('link', { name: officeWords[language].additions.add }).click();
  await page.locator('shop-point-of-sale[data-hydrated]').waitFor();
  await page.getByRole('listitem').filter({ hasText: PLENTY }).first().getByRole('link').click();
  await page.getByRole('link', { name: saleWords[language].addToOrder }).click();
  await page.getByRole('button', { name: additionWords[language].preview }).waitFor();
  return order;
}

/** Asks what a swap would do. */
async function shown(stage: Stage): Promise<string> {
  const { page, language } = stage;
  const t = additionWords[language];
  const order = await choose(stage);
  await page.getByText(t.swap, { exact: true }).first().click();
  await page.locator('input[name^="left:"]').fill('2');
  await page.getByRole('button', { name: t.preview }).click();
  await page.getByText('3 → 2').waitFor();
  return order;
}

async function added(stage: Stage): Promise<string> {
  const { page, language } = stage;
  const order = await shown(stage);
  await page.getByRole('button', { name: additionWords[language].swapNow }).click();
  await page.getByText(draftWords[language].done.made).waitFor();
  return order;
}

function unprepared({ inCells }: DemoRows): void {
  inCells('DELETE FROM draft_order');
}

export const orderAdditions: readonly State[] = [
  {
    name: 'order-additions/none',
    reach: async (stage) =>
      openAs(stage, 'lirio-despacho', `/admin/ordenes/${await ordered(stage, 3)}/agregar`),
  },
  {
    name: 'order-additions/form',
    async reach(stage) {
      await choose(stage);
    },
  },
  {
    name: 'order-additions/shown',
    async reach(stage) {
      await shown(stage);
    },
  },
  {
    name: 'order-additions/link',
    async reach(stage) {
      await added(stage);
    },
    restore: unprepared,
  },
  {
    name: 'order-additions/of-seller',
    async reach(stage) {
      const order = await added(stage);
      await openAs(stage, 'lirio-despacho', `/admin/ordenes/${order}`);
    },
    restore: unprepared,
  },
];
