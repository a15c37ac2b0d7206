/** The orders of a store, as its staff works on them. */
import { messages as orderWords } from '../../../fragments/office/own-order/messages/en.ts';
import { messages as listWords } from '../../../fragments/office/own-orders/messages/en.ts';
import { sampleLine } from '../../../shared/contracts/samples.ts';
import { placedInCash } from '../../e2e/placed-order.ts';
import { shopAt } from '../../support/visit.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';

const LIST = '/admin/ordenes';

async function openList(stage: Stage): Promise<void> {
  await ordered(stage);
  await openAs(stage, 'lirio-despacho', LIST);
  await stage.page.locator('shop-own-orders[data-hydrated]').waitFor();
}

/** Places an order to be paid in cash; gives its id. */
export async function ordered({ origin }: Stage, amount = 1): Promise<string> {
  const shop = shopAt(Number(new URL(origin('moda')).port), 'moda.localhost');
  return (await placedInCash(shop, {}, { ...sampleLine, amount })).id;
}

/** Presses the first order's control that moves it on. */
async function accept({ page, language }: Stage): Promise<void> {
  const { nexts } = listWords[language];
  await page.getByRole('button', { name: nexts.in_process }).first().click();
}

/** Opens a new order and the form of its page by which it is held. */
async function openHold(stage: Stage): Promise<void> {
  await openAs(stage, 'lirio-despacho', `${LIST}/${await ordered(stage)}`);
  await stage.page.getByText(orderWords[stage.language].hold.hold, { exact: true }).click();
}

/** Accepts a new order and sends a parcel of it. */
async function sendParcel(stage: Stage): Promise<void> {
  const { page, language } = stage;
  const { nexts, shipments } = orderWords[language];
  await openAs(stage, 'lirio-despacho', `${LIST}/${await ordered(stage, 3)}`);
  await page.getByRole('button', { name: nexts.in_process }).click();
  await page.getByText(shipments.send, { exact: true }).click();
  await page.getByRole('spinbutton').fill('2');
  await page.getByLabel(shipments.way.carrier).fill('Correos de México');
  await page.getByLabel(shipments.way.tracking_number).fill('MX 4471 0093');
}

const SIGNS = JSON.stringify([
  { sign: 'card_abroad', values: { card: 'AR', delivery: 'MX' } },
  { sign: 'declined_tries', values: { count: '4' } },
  { sign: 'new_guest', values: {} },
]);

/** Has a new order be paid by a risky card, and held for it; opens its page. */
async function openRisky(stage: Stage): Promise<void> {
  const id = await ordered(stage);
  stage.rows
    .inCells(`INSERT INTO payment (id, token, store_id, checkout_id, provider, amount, currency,
      account, msi_payments, state, tries, created_at, updated_at, risk, risk_signs)
    SELECT 'py_' || substr(id, 4), 'pt_' || substr(id, 4), store_id, checkout_id, 'str_card', total,
      currency, 'platform', 1, 'approved', 5, created_at, created_at, 'high', '${SIGNS}'
    FROM purchase_order WHERE id = '${id}';
    INSERT INTO order_hold (id, order_id, supplier_id, reason, held_at)
    SELECT 'oh_' || substr(id, 4), id, supplier_id, 'payment_risk', created_at
    FROM purchase_order WHERE id = '${id}'`);
  await openAs(stage, 'lirio-despacho', `${LIST}/${id}`);
  await stage.page.getByText(orderWords[stage.language].risk.levels.high).waitFor();
}

/** Has a new order's card be authorised; opens its page. */
async function openAuthorized(stage: Stage): Promise<void> {
  const id = await ordered(stage);
  stage.rows
    .inCells(`INSERT INTO payment (id, token, store_id, checkout_id, provider, amount, currency,
      account, msi_payments, state, tries, created_at, updated_at)
    SELECT 'py_' || substr(id, 4), 'pt_' || substr(id, 4), store_id, checkout_id, 'str_card', total,
      currency, 'platform', 1, 'authorized', 1, created_at, created_at
    FROM purchase_order WHERE id = '${id}';
    INSERT INTO payment_authorization (payment_id, order_id, supplier_id, amount, authorized_at, ends_at)
    SELECT 'py_' || substr(id, 4), id, supplier_id, total, created_at, created_at + 604800000
    FROM purchase_order WHERE id = '${id}';
    INSERT INTO authorization_step (payment_id, at, step, amount)
    SELECT 'py_' || substr(id, 4), created_at, 'authorized', total
    FROM purchase_order WHERE id = '${id}'`);
  await openAs(stage, 'lirio-despacho', `${LIST}/${id}`);
  await stage.page
    .getByText(orderWords[stage.language].authorization.part, { exact: true })
    .click();
}

export const orders: readonly State[] = [
  { name: 'orders/full', reach: openList },
  { name: 'orders/authorized', reach: openAuthorized },
  { name: 'orders/empty', reach: (stage) => openAs(stage, 'lente', LIST, 'foto') },
  {
    name: 'orders/none-found',
    reach: (stage) => openAs(stage, 'lirio-despacho', `${LIST}?text=ZZZZ&show=all`),
  },
  {
    name: 'orders/moving',
    reach: async (stage) => {
      await openList(stage);
      await accept(stage);
      await stage.page.getByRole('button', { name: listWords[stage.language].undo }).waitFor();
    },
  },
  {
    name: 'orders/failing',
    reach: async (stage) => {
      await openList(stage);
      await stage.page.route('**/api/admin/**', (route) => route.abort());
      await accept(stage);
      await stage.page.locator('shop-toasts').getByText(listWords[stage.language].failed).waitFor();
    },
  },
  {
    name: 'orders/moved-by-another',
    reach: async (stage) => {
      await stage.page.route('**/orders/states?*', (route) => {
        const [id = ''] = (new URL(route.request().url()).searchParams.get('ids') ?? '').split(',');
        const by = { id: 'ac_eva', name: 'Eva Paz' };
        const moved = { at: new Date().toISOString(), actor: 'seller', by };
        const one = {
          id,
          state: 'to_deliver',
          next: 'in_transit',
          may_cancel: true,
          hold: null,
          moved,
        };
        return route.fulfill({ json: { results: [one] } });
      });
      await openList(stage);
      await stage.page.getByText('Eva Paz').first().waitFor();
    },
  },
  {
    name: 'orders/one',
    reach: async (stage) => openAs(stage, 'lirio-despacho', `${LIST}/${await ordered(stage)}`),
  },
  {
    name: 'orders/wrong',
    reach: async (stage) => {
      const { cancel, cancelNow, needs } = orderWords[stage.language];
      await openAs(stage, 'lirio-despacho', `${LIST}/${await ordered(stage)}`);
      await stage.page.getByText(cancel, { exact: true }).click();
      await stage.page.getByRole('button', { name: cancelNow }).click();
      await stage.page.getByText(needs.reason).waitFor();
    },
  },
  {
    name: 'orders/canceling',
    reach: async (stage) => {
      await openAs(stage, 'lirio-despacho', `${LIST}/${await ordered(stage)}`);
      await stage.page.getByText(orderWords[stage.language].cancel, { exact: true }).click();
    },
  },
  {
    name: 'orders/holding',
    reach: async (stage) => {
      await openHold(stage);
      const { holdNow, needsReason } = orderWords[stage.language].hold;
      await stage.page.getByRole('button', { name: holdNow }).click();
      await stage.page.getByText(needsReason).waitFor();
    },
  },
  {
    name: 'orders/held',
    reach: async (stage) => {
      await openHold(stage);
      const { why, note, holdNow, release } = orderWords[stage.language].hold;
      await stage.page.getByLabel(why).selectOption('address_unclear');
      await stage.page
        .getByLabel(note)
        .fill('Falta el número interior. Le preguntamos por correo.');
      await stage.page.getByRole('button', { name: holdNow }).click();
      await stage.page.getByRole('button', { name: release }).waitFor();
    },
  },
  {
    name: 'orders/held-list',
    reach: async (stage) => {
      await openHold(stage);
      const { why, holdNow, release } = orderWords[stage.language].hold;
      await stage.page.getByLabel(why).selectOption('out_of_stock');
      await stage.page.getByRole('button', { name: holdNow }).click();
      await stage.page.getByRole('button', { name: release }).waitFor();
      await openAs(stage, 'lirio-despacho', `${LIST}?show=held`);
    },
  },
  { name: 'orders/risky', reach: openRisky },
  { name: 'orders/parcel-form', reach: sendParcel },
  {
    name: 'orders/parcels',
    reach: async (stage) => {
      await sendParcel(stage);
      const { shipments, done } = orderWords[stage.language];
      await stage.page.getByRole('button', { name: shipments.sendNow }).click();
      await stage.page.getByText(done.sent).waitFor();
      await stage.page.getByText(shipments.sendMore, { exact: true }).click();
    },
  },
];
