/** Paying on the page of a provider, and the return from it. */
import { expect, test, vi } from 'vitest';
import { filled, payment, PAYMENT_TOKEN } from '../fixtures.ts';
import { messages } from '../messages/en.ts';
import type { CheckoutProps } from '../props.ts';
import type { Reply } from '../../../_runtime/fixtures.ts';
import { ORDER, setUp } from './fixtures.ts';

const PAGE = 'https://provider.example/pay/1';
const byPaypal = { ...filled, payment_type: 'paypal' };
const order = { status: 201, body: { ...ORDER, payment_token: PAYMENT_TOKEN } };
const waiting = payment({ payment_type: 'paypal', state: 'requires_action', url_3ds: PAGE });

async function submitted(replies: Reply[], given: Partial<CheckoutProps> = {}) {
  const set = setUp({ values: byPaypal, ...given }, replies);
  await set.model.start(0);
  await set.model.submit();
  return set;
}

test('places the order, asks for the page and goes there; the form is kept for a return', async () => {
  const { gone, kept, calls, mounted } = await submitted([order, { body: { approval_url: PAGE } }]);
  expect(gone).toEqual([PAGE]);
  expect(kept).toEqual([expect.objectContaining({ payment_type: 'paypal' })]);
  expect(calls.at(-1)?.path).toContain(`/payment/${PAYMENT_TOKEN}/order/paypal`);
  expect(mounted()).toBe(0);
});

test('an address that is none of the web’s is not gone to', async () => {
  const script = { body: { approval_url: 'javascript:alert(1)' } };
  const { gone, state } = await submitted([order, script]);
  expect([gone, state().busy, state().failure]).toEqual([[], null, messages.es.attemptFailed]);
});

test('a provider that fails leaves the form, with the spec’s words', async () => {
  const down = { status: 402, body: { code: 'payment_failed', message: 'x' } };
  const { gone, state } = await submitted([order, down]);
  expect([gone, state().failure]).toEqual([[], messages.es.attemptFailed]);
});

test('a saved card that was refused says why', async () => {
  const refused = { status: 402, body: { code: 'payment_declined', message: 'Usa otra tarjeta.' } };
  const { gone, state } = await submitted([order, refused]);
  expect([gone, state().failure]).toEqual([[], 'Usa otra tarjeta.']);
});

test('an order that is placed goes on to the page without the form', async () => {
  const { gone, kept } = await submitted([{ body: { approval_url: PAGE } }], {
    mode: 'paying',
    payment: waiting,
  });
  expect([gone, kept]).toEqual([[PAGE], []]);
});

test('a return asks, and shows a refusal; one that knows nothing yet waits a minute', async () => {
  vi.useFakeTimers();
  const returning = { mode: 'returning', payment: waiting } as const;
  const refused = setUp(returning, [
    { body: { ...waiting, state: 'declined', url_3ds: null, decline_text: 'Usa otra tarjeta.' } },
  ]);
  await refused.model.start(0);
  expect(refused.state()).toMatchObject({ outcome: 'declined', declined: 'Usa otra tarjeta.' });
  const paid = setUp({ ...returning, onward: '/gracias' }, [
    { body: { ...waiting, state: 'approved' } },
  ]);
  await paid.model.start(0);
  expect(paid.gone).toEqual([expect.stringMatching(/\/gracias$/)]);
  const late = setUp(
    returning,
    Array.from({ length: 40 }, () => ({ body: waiting })),
  );
  void late.model.start(0);
  await vi.advanceTimersByTimeAsync(61_000);
  expect([late.state().outcome, late.gone]).toEqual(['late', []]);
  vi.useRealTimers();
});
