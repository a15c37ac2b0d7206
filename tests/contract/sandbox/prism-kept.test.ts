/** What stays at a provider whose document Prism reads: cards in a vault, and labels at a courier. */
import { expect, test } from 'vitest';
import { shippo } from '../../../edge/providers/courier/shippo/adapter.ts';
import { conektaCard } from '../../../edge/providers/payment/conekta/adapter.ts';
import { systemClock } from '../../../shared/kernel/clock.ts';
import conektaCustomers from '../../support/providers/conekta/customers.json' with { type: 'json' };
import conektaOrders from '../../support/providers/conekta/orders.json' with { type: 'json' };
import { INPUT } from '../../support/providers/shippo.ts';
import shippoShipments from '../../support/providers/shippo/shipments.json' with { type: 'json' };
import { SANDBOX_KEYS } from '../../support/sandbox-provider.ts';
import { answerOn, behindPrism } from './behind-prism.ts';

const { SECRET_KEY } = SANDBOX_KEYS;
const BUYER = { name: 'Ana Pérez', email: 'ana@example.com', phone: '+525512345678' };
const { prismOf, inputOf } = behindPrism();

test('Conekta keeps a card, charges it again, and lets it go with its customer', async () => {
  const { fetch, origin } = await prismOf([conektaOrders, conektaCustomers], '/conekta');
  const keys = { private_key: SECRET_KEY, webhook_public_key: 'none' };
  const provider = conektaCard.open(keys, { fetch, clock: systemClock, origin });
  const opened = await provider.vault!.open({ ...BUYER, key: 'prism-customer' });
  const customer = opened.ok ? opened.value : expect.fail(opened.error.message);
  const input = inputOf({ vault: { customer, keep: true } });
  const started = await provider.start(input);
  if (!started.ok || started.value.outcome !== 'requires_action') throw new Error('no page');
  await answerOn(started.value.redirectUrl, 'id', 'pay');
  const found = await provider.find(input.reference, started.value.id);
  const source = found.ok ? found.value.kept?.source : undefined;
  expect(source).toBeDefined();
  const again = await provider.start(
    inputOf({ source: source!, vault: { customer, keep: false } }),
  );
  expect(again).toMatchObject({ value: { outcome: 'approved' } });
  expect(await provider.vault!.drop({ customer, source: source! })).toMatchObject({ ok: true });
  expect(await provider.vault!.forget(customer)).toMatchObject({ ok: true });
});

test('Shippo tells rates, sells a label, tells of its way, and takes it back', async () => {
  const { fetch, origin } = await prismOf([shippoShipments], '/shippo');
  const courier = shippo({ fetch, origin, token: SECRET_KEY });
  expect(await courier.check()).toMatchObject({ ok: true });
  const told = await courier.rates(INPUT);
  const [rate] = told.ok ? told.value : expect.fail(told.error.message);
  expect(await courier.find(rate!.id)).toEqual({ ok: true, value: null });
  const bought = await courier.label(rate!.id, 'K7QX-2M4P', undefined);
  const label = bought.ok ? bought.value : expect.fail(bought.error.message);
  expect(label.state).toBe('bought');
  expect(await courier.find(rate!.id)).toMatchObject({ value: { id: label.id } });
  expect(await courier.track(label.id)).toMatchObject({ value: { state: 'bought' } });
  expect(await courier.cancel(label.id)).toMatchObject({ ok: true });
});
