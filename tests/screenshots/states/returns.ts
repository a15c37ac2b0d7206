/** Refunds and returns: as buyers ask for them, as the store answers and gives back. */
import { messages as paymentWords } from '../../../fragments/office/own-payment/messages/en.ts';
import { messages as paymentsWords } from '../../../fragments/office/own-payments/messages/en.ts';
import { messages as ownWords } from '../../../fragments/office/own-return/messages/en.ts';
import { messages as withdrawalWords } from '../../../fragments/shop/withdrawal-form/messages/en.ts';
import { messages as formWords } from '../../../fragments/shop/return-form/messages/en.ts';
import { signInAs } from '../../contract/gateway/person.ts';
import { newKey, twoVariants, type Line } from '../../contract/gateway/purchase.ts';
import { placedInCash } from '../../e2e/placed-order.ts';
import { shopAt } from '../../support/visit.ts';
import { openAs } from '../people.ts';
import { at, type Stage, type State } from '../state.ts';
import { payByPaypal } from './redirect.ts';

const OWN = '/admin/devoluciones';

/** Delivers an order of rosa's of some variant, and gives its buyer's page of returns. */
async function delivered({ origin }: Stage, of?: Line) {
  const shop = shopAt(Number(new URL(origin('moda')).port), 'moda.localhost');
  const own = await signInAs(shop, 'rosa');
  const staff = await signInAs(shop, 'lirio-admin');
  const { id } = await placedInCash(shop, own, of);
  const send = async (path: string, body: object, headers: object) => {
    const answer = await shop.send('POST', `/api${path}`, body, { ...headers, ...newKey() });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
  };
  for (const [from, to] of [
    ['sent_to_supplier', 'in_process'],
    ['in_process', 'paid'],
    ['paid', 'delivered'],
  ]) {
    await send(`/admin/suppliers/st_moda/orders/${id}/next`, { from, to }, staff);
  }
  return {
    path: `/mis-compras/${id}/devolucion`,
    /** @param wants the variant that is wanted in place of money */
    ask: (wants?: string) =>
      send(
        `/orders/${id}/returns`,
        {
          units: [{ line: 0, amount: 1, wants }],
          reason: 'wrong_variant',
          detail: 'Pedí el gorro azul y llegó uno gris.\nTodavía trae su etiqueta.',
        },
        own,
      ),
  };
}

async function asked(stage: Stage): Promise<string> {
  const { path, ask } = await delivered(stage);
  await ask();
  return path;
}

async function openReturn(stage: Stage): Promise<void> {
  await asked(stage);
  await openAs(stage, 'lirio-admin', `${OWN}?state=open`);
  await stage.page.locator(`a[href*="${OWN}/rt_"]`).first().click();
  await stage.page.waitForURL(/\/rt_/);
}

/** A return whose buyer wants another variant, as its seller finds it. */
async function exchanged(stage: Stage): Promise<string> {
  const shop = shopAt(Number(new URL(stage.origin('moda')).port), 'moda.localhost');
  const { line, other } = await twoVariants(shop);
  const { path, ask } = await delivered(stage, line);
  await ask(other);
  return path;
}

/** The same, whose exchange waits to be sent. */
async function keptExchange(stage: Stage): Promise<void> {
  await exchanged(stage);
  await openAs(stage, 'lirio-admin', `${OWN}?state=open`);
  await stage.page.locator(`a[href*="${OWN}/rt_"]`).first().click();
  await stage.page.waitForURL(/\/rt_/);
  const { decide, decideNow, inspect, inspectNow, sendText } = ownWords[stage.language];
  await stage.page.getByText(decide.accepted, { exact: true }).click();
  await stage.page.getByRole('button', { name: decideNow.accepted }).click();
  await stage.page.getByText(inspect, { exact: true }).click();
  await stage.page.getByRole('button', { name: inspectNow }).click();
  await stage.page.getByText(sendText).waitFor();
}

async function openPayment(stage: Stage): Promise<void> {
  await payByPaypal(stage);
  await openAs(stage, 'raiz', '/admin/pagos', 'casa');
  const { openOne } = paymentsWords[stage.language];
  await stage.page.getByText(openOne, { exact: true }).first().click();
  await stage.page.waitForURL(/\/admin\/pagos\/py_/);
  await stage.page.locator('details.give > summary').first().click();
}

export const returns: readonly State[] = [
  {
    name: 'returns/form',
    reach: async (stage) => openAs(stage, 'rosa', (await delivered(stage)).path),
  },
  {
    name: 'returns/wrong',
    reach: async (stage) => {
      await openAs(stage, 'rosa', (await delivered(stage)).path);
      const { askNow, needs } = formWords[stage.language];
      await stage.page.getByLabel(formWords[stage.language].detail).fill('…');
      await stage.page.locator('form.ask').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await stage.page.getByRole('button', { name: askNow }).click();
      await stage.page.getByText(needs.reason).waitFor();
    },
  },
  { name: 'returns/open', reach: async (stage) => openAs(stage, 'rosa', await asked(stage)) },
  {
    name: 'returns/exchange-form',
    reach: async (stage) => {
      const shop = shopAt(Number(new URL(stage.origin('moda')).port), 'moda.localhost');
      const { line } = await twoVariants(shop);
      await openAs(stage, 'rosa', (await delivered(stage, line)).path);
    },
  },
  {
    name: 'returns/exchange-wanted',
    reach: async (stage) => openAs(stage, 'rosa', await exchanged(stage)),
  },
  { name: 'returns/exchange-kept', reach: keptExchange },
  {
    name: 'returns/own',
    reach: async (stage) => {
      await asked(stage);
      await openAs(stage, 'lirio-admin', OWN);
    },
  },
  { name: 'returns/own-none', reach: (stage) => openAs(stage, 'lente', OWN, 'foto') },
  { name: 'returns/one', reach: openReturn },
  {
    name: 'returns/closing',
    reach: async (stage) => {
      await openReturn(stage);
      const { close, closeNow } = ownWords[stage.language];
      await stage.page.getByText(close, { exact: true }).click();
      await stage.page.getByRole('button', { name: closeNow }).waitFor();
    },
  },
  {
    name: 'returns/inspecting',
    reach: async (stage) => {
      await openReturn(stage);
      const { inspect, inspectNow } = ownWords[stage.language];
      await stage.page.getByText(inspect, { exact: true }).click();
      await stage.page.getByRole('button', { name: inspectNow }).waitFor();
    },
  },
  {
    name: 'returns/inspected',
    reach: async (stage) => {
      await openReturn(stage);
      const { inspect, inspectNow, inspected } = ownWords[stage.language];
      await stage.page.getByText(inspect, { exact: true }).click();
      await stage.page.getByRole('button', { name: inspectNow }).click();
      await stage.page.getByRole('heading', { name: inspected }).waitFor();
    },
  },
  { name: 'withdrawal/form', reach: at('espejo', '/arrepentimiento') },
  {
    name: 'withdrawal/wrong',
    reach: async (stage) => {
      await at('espejo', '/arrepentimiento')(stage);
      const t = withdrawalWords[stage.language];
      await stage.page.getByLabel(t.number).fill('  ');
      await stage.page.getByLabel(t.email).fill('zoe@ejemplo');
      await stage.page.getByRole('button', { name: t.send }).click();
      await stage.page.locator('#f-number-error').waitFor();
    },
  },
  {
    name: 'withdrawal/sent',
    reach: async (stage) => {
      await at('espejo', '/arrepentimiento')(stage);
      const t = withdrawalWords[stage.language];
      await stage.page.getByLabel(t.number).fill('K7QX-2M4P');
      await stage.page.getByLabel(t.email).fill('zoe@example.com');
      await stage.page.getByRole('button', { name: t.send }).click();
      await stage.page.waitForURL(/\?code=/);
    },
  },
  { name: 'refunds/form', reach: openPayment },
  {
    name: 'refunds/wrong',
    reach: async (stage) => {
      await openPayment(stage);
      const { giveBackNow, needs } = paymentWords[stage.language];
      await stage.page.getByRole('button', { name: giveBackNow }).click();
      await stage.page.getByText(needs.amount).waitFor();
    },
  },
  {
    name: 'refunds/one',
    reach: async (stage) => {
      await openPayment(stage);
      const { amount, reason, refunds, giveBackNow, done } = paymentWords[stage.language];
      await stage.page.getByLabel(amount).fill('1.50');
      await stage.page.getByLabel(reason, { exact: true }).selectOption(refunds.goodwill);
      await stage.page.getByRole('button', { name: giveBackNow }).click();
      await stage.page.getByText(done.refunded).waitFor();
    },
  },
];
