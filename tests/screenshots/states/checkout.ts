/** The checkout from its first view to its ends, and the order that it becomes. */
import { messages as billingWords } from '../../../fragments/shop/billing/messages/en.ts';
import { messages as cartWords } from '../../../fragments/shop/cart/messages/en.ts';
import { messages as words } from '../../../fragments/shop/checkout/messages/en.ts';
import { messages as orderWords } from '../../../fragments/shop/order/messages/en.ts';
import {
  approveChallenge,
  CARDS,
  fillCard,
  fillDelivery,
  pay,
  seeConfirmation,
} from '../../e2e/shopping.ts';
import type { Stage, State } from '../state.ts';
import { LINES, visitWith, type Line } from './cart.ts';

/** The provider keeps a payment by this card pending. */
const PENDING_CARD = '4000000000000077';

async function begin(stage: Stage, store = 'moda', lines: readonly Line[] = LINES.one) {
  await visitWith(stage, store, lines, '/shopping-cart');
  const { page, language } = stage;
  await page.getByRole('button', { name: cartWords[language].checkout }).click();
  await page.waitForURL(/\/checkout\/co_/);
  await page.locator('shop-checkout[data-hydrated]').waitFor();
}

async function chooseCash({ page, language }: Stage): Promise<void> {
  await page.getByRole('radio', { name: words[language].cash }).check();
}

async function place({ page, language }: Stage): Promise<void> {
  await page.getByRole('button', { name: words[language].place }).click();
}

async function payBy(stage: Stage, card: string): Promise<void> {
  await begin(stage);
  await fillDelivery(stage.page, stage.language);
  await fillCard(stage.page, stage.language, card);
  await pay(stage.page, stage.language);
}

async function fillAttendees({ page, language }: Stage): Promise<void> {
  const t = words[language];
  const people = ['Lucía Méndez Ortega', 'Tomás Rivera Luna'];
  await page.getByLabel(t.fullName).first().fill(people[0]!);
  await page.getByRole('textbox', { name: t.email }).fill('lucia@example.com');
  await page.getByRole('textbox', { name: t.phone }).first().fill('5512345678');
  for (const [index, name] of people.entries()) {
    const attendee = page.locator('shop-checkout .attendee').nth(index);
    await attendee.getByLabel(t.fullName).fill(name);
    await attendee.getByLabel(t.phone).fill('5512345678');
  }
  await page.getByLabel(t.reviewed).check();
}

/** Moves the browser's clock forward towards the end of the stock's hold. */
function later(name: string, forward: string, screen: boolean): State {
  return {
    name: `checkout/${name}`,
    screen,
    reach: async (stage) => {
      await stage.page.clock.install();
      await begin(stage);
      await stage.page.clock.fastForward(forward);
      const { page } = stage;
      await page.locator(screen ? 'shop-checkout dialog' : 'shop-checkout .urgent').waitFor();
    },
  };
}

const form: readonly State[] = [
  { name: 'checkout/open', reach: (stage) => begin(stage) },
  {
    name: 'checkout/billing',
    async reach(stage) {
      await begin(stage);
      const t = billingWords[stage.language];
      await stage.page.getByRole('link', { name: t.same }).click();
      await stage.page.getByRole('button', { name: t.save }).waitFor();
    },
  },
  { name: 'checkout/several-suppliers', reach: (stage) => begin(stage, 'ana', LINES.several) },
  { name: 'checkout/attendees', reach: (stage) => begin(stage, 'eventos', LINES.tickets) },
  {
    name: 'checkout/errors',
    reach: async (stage) => {
      await begin(stage);
      await chooseCash(stage);
      await place(stage);
      await stage.page.getByText(words[stage.language].missing.full_name).first().waitFor();
    },
  },
  {
    name: 'checkout/filled-for-cash',
    reach: async (stage) => {
      await begin(stage);
      await fillDelivery(stage.page, stage.language);
      await chooseCash(stage);
    },
  },
  {
    name: 'checkout/card',
    framed: true,
    reach: async (stage) => {
      await begin(stage);
      await fillDelivery(stage.page, stage.language);
      await fillCard(stage.page, stage.language, CARDS.approved);
    },
  },
  {
    name: 'checkout/card-loading',
    reach: async (stage) => {
      await stage.page.route(`${stage.provider}/**`, () => new Promise(() => {}));
      await begin(stage);
      await fillDelivery(stage.page, stage.language);
      await stage.page.getByRole('radio', { name: words[stage.language].card }).check();
    },
  },
  {
    name: 'checkout/placing',
    reach: async (stage) => {
      await begin(stage);
      await fillDelivery(stage.page, stage.language);
      await chooseCash(stage);
      await stage.page.route('**/api/orders/', () => new Promise(() => {}));
      await place(stage);
      await stage.page.getByText(words[stage.language].placing).first().waitFor();
    },
  },
  {
    name: 'checkout/failing',
    reach: async (stage) => {
      await begin(stage);
      await fillDelivery(stage.page, stage.language);
      await chooseCash(stage);
      await stage.page.route('**/api/orders/', (route) => route.abort());
      await place(stage);
      await stage.page.locator('shop-checkout .submit .notice').waitFor();
    },
  },
  later('near-its-end', '14:20', false),
  later('expired-while-open', '15:10', true),
  {
    name: 'checkout/expired',
    reach: async (stage) => {
      await begin(stage);
      const id = new URL(stage.page.url()).pathname.split('/').at(-1)!;
      stage.rows.inCells(`UPDATE checkout SET expires_at = 1 WHERE id = '${id}'`);
      await stage.page.reload();
    },
  },
];

const ends: readonly State[] = [
  {
    name: 'checkout/three-d-secure',
    reach: async (stage) => {
      await payBy(stage, CARDS.threeDs);
      await stage.page.waitForURL(`${stage.provider}/**`);
    },
  },
  {
    name: 'checkout/declined',
    framed: true,
    reach: async (stage) => {
      await payBy(stage, CARDS.declined);
      await stage.page.getByText(words[stage.language].declined).first().waitFor();
    },
  },
  {
    name: 'checkout/timed-out',
    reach: async (stage) => {
      await stage.page.clock.install();
      await payBy(stage, PENDING_CARD);
      await stage.page.getByText(words[stage.language].waiting).first().waitFor();
      // The page asks for a minute before it gives up; the bank answers after ten seconds.
      await stage.page.clock.fastForward(61_000);
      await stage.page.getByText(words[stage.language].lateTitle).waitFor();
    },
  },
  {
    name: 'confirmation/cash',
    reach: async (stage) => {
      await begin(stage);
      await fillDelivery(stage.page, stage.language);
      await chooseCash(stage);
      await place(stage);
      await seeConfirmation(stage.page);
    },
  },
  {
    name: 'confirmation/canceling',
    reach: async (stage) => {
      await begin(stage);
      await fillDelivery(stage.page, stage.language);
      await chooseCash(stage);
      await place(stage);
      await seeConfirmation(stage.page);
      await stage.page.getByText(orderWords[stage.language].cancel, { exact: true }).click();
    },
  },
  {
    name: 'confirmation/card',
    reach: async (stage) => {
      await payBy(stage, CARDS.threeDs);
      await approveChallenge(stage.page, stage.language);
      await seeConfirmation(stage.page);
    },
  },
  {
    name: 'confirmation/several-suppliers',
    reach: async (stage) => {
      await begin(stage, 'ana', LINES.several);
      const radios = stage.page.getByRole('radio', { name: words[stage.language].fixed_delivery });
      for (const radio of await radios.all()) await radio.check();
      await fillAddress(stage);
      await chooseCash(stage);
      await place(stage);
      await seeConfirmation(stage.page);
    },
  },
  {
    name: 'confirmation/tickets',
    reach: async (stage) => {
      await begin(stage, 'eventos', LINES.tickets);
      await fillAttendees(stage);
      await fillCard(stage.page, stage.language, CARDS.approved);
      await pay(stage.page, stage.language);
      await seeConfirmation(stage.page);
    },
  },
  {
    name: 'order/account-begun',
    reach: async (stage) => {
      const { page, language } = stage;
      await begin(stage);
      await fillDelivery(page, language);
      await page.getByRole('radio', { name: words[language].saveUser }).check();
      await chooseCash(stage);
      await page.getByRole('button', { name: words[language].place }).click();
      await seeConfirmation(page);
    },
  },
];

async function fillAddress({ page, language }: Stage): Promise<void> {
  const t = words[language];
  const fields = t.addressLabels.MX;
  const typed: [string, string][] = [
    [t.fullName, 'Lucía Méndez Ortega'],
    [t.email, 'lucia@example.com'],
    [fields.route, 'Av. Amsterdam'],
    [fields.street_number, '120'],
    [fields.sublocality, 'Hipódromo'],
    [fields.postal_code, '06100'],
    [fields.locality, 'Cuauhtémoc'],
  ];
  await page.getByRole('textbox', { name: t.phone }).fill('5512345678');
  for (const [label, text] of typed) await page.getByLabel(label).fill(text);
}

export const checkout: readonly State[] = [...form, ...ends];
