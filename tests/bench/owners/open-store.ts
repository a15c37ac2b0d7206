/** How long a new store takes: from the wizard's form to the page at its own domain, and through every step. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  placePath,
  wizardSteps,
  WIZARD_PATH,
  type WizardStep,
} from '../../../shared/rules/wizard-steps.ts';
import { shopAt, type Answered } from '../../support/visit.ts';
import { signInAs } from '../sign-in.ts';

/** A root store, which serves the new store's office under its own session. */
const HOST = 'mercado.localhost';
/** A customer of the demo, who has no store. */
const PERSON = 'rosa';
const SLUG = 'medida-de-rosa';
const ITEM = 'Ramo de medida';
const LOOK_MS = 5;
const GIVEN_UP_MS = 60_000;

/** The forms of the steps, as a browser without script posts them. */
const FORMS: Readonly<Record<WizardStep, Readonly<Record<string, string>>>> = {
  looks: { photo: '', color1: '#7a1f5c', color2: '#1d7a4f' },
  catalogue: { name: 'Ramos', photo: '' },
  item: { type: 'product', name: ITEM, price: '250', on_hand: '3', photo: '' },
  payments: {
    delivery_fixed_delivery: 'on',
    payment_cash: 'on',
    fixed_shipping_cost: '99',
    fixed_shipping_days: '3',
  },
};

/** Milliseconds since the form of the new store was sent. */
export interface Opened {
  /** The store's own domain answered with its page. */
  readonly live: number;
  /** Every step was saved, and the domain's page shows the item. */
  readonly whole: number;
}

/** Opens a store by the wizard's forms, and walks through its steps. */
export async function measureOpening(port: number): Promise<Opened> {
  const root = shopAt(port, HOST);
  const own = shopAt(port, `${SLUG}.localhost`);
  const cookie = await signInAs(root, PERSON);
  const post = async (
    path: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<Answered> => {
    const page = await root.get(path, { cookie });
    const key = /name="idempotency_key" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const body = new URLSearchParams({ idempotency_key: key, ...fields }).toString();
    const answer = await root.ask(path, {
      method: 'POST',
      body,
      headers: {
        cookie,
        origin: root.origin,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    if (answer.status !== 303) throw new Error(`${path} was answered ${answer.status}`);
    return answer;
  };
  const shows = async (text: string): Promise<void> => {
    const since = performance.now();
    for (;;) {
      const { status, text: page } = await own.get('/');
      if (status === 200 && page.includes(text)) return;
      if (performance.now() - since > GIVEN_UP_MS) throw new Error(`${own.host} shows no ${text}`);
      await wait(LOOK_MS);
    }
  };
  if ((await own.get('/')).status !== 404) throw new Error(`${own.host} is open already`);
  const start = performance.now();
  await post(WIZARD_PATH, { intent: 'open', name: 'Medida de Rosa', slug: SLUG });
  await shows('Medida de Rosa');
  const live = performance.now() - start;
  for (const step of wizardSteps) {
    await post(`/tienda/${SLUG}${placePath(step)}`, { intent: step, ...FORMS[step] });
  }
  await shows(ITEM);
  return { live, whole: performance.now() - start };
}
