import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EventCancellation } from '../../../shared/contracts/event-cancellation.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { EventCancelProps } from './props.ts';
import { EventCancelView } from './view.tsx';

const on: EventCancellation = {
  name: 'Concierto <1>',
  canceled_at: null,
  reason: null,
  tickets: 41,
  orders: 30,
  by_hand: 0,
  money: [{ currency: 'MXN', amount: 300_000, arrived: 0, failed: 0 }],
  done: 0,
  failed: 0,
  told: 0,
  unreached: 0,
  open: [],
};
const off: EventCancellation = {
  ...on,
  canceled_at: '2027-01-11T02:30:00.000Z',
  reason: 'Lluvia\n<i>fuerte</i>',
  done: 28,
  failed: 1,
  told: 23,
  money: [{ currency: 'MXN', amount: 300_000, arrived: 280_000, failed: 2 }],
  open: [
    { order: 'or_1', number: 'AB-1', fault: 'disputed' },
    { order: 'or_2', number: 'AB-2', fault: 'by_hand' },
  ],
};

function html(given: Partial<EventCancelProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: EventCancelProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    event: 'it_1',
    cancellation: on,
    done: null,
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<EventCancelView {...props} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('before it is off, the page says what it undoes, and asks for its name', () => {
  const text = html();
  expect(text).toContain('<dd>41</dd>');
  expect(text).toContain('3,000.00');
  expect(text).toContain('action="/tienda/a/admin/asistentes/it_1/cancelar"');
  expect(text).toContain('escribe «Concierto &lt;1&gt;»');
  expect(text).not.toContain(messages.es.byHand);
  const cash = html({ cancellation: { ...on, money: [], by_hand: 2 } });
  expect(cash).toContain(messages.es.byHand);
  expect(cash).toContain(messages.es.nothing);
});

test('once it is off, it says how far it is, and which orders need a person', () => {
  const text = html({ cancellation: off }, 'en');
  expect(text).toContain('28 of 30 orders');
  expect(text).toContain('1 did not work');
  expect(text).toContain('2 refunds did not go out');
  expect(text).toContain('&lt;i&gt;fuerte&lt;/i&gt;');
  expect(text).toContain('href="/tienda/a/admin/ordenes/or_1"');
  expect(text).toContain(messages.en.faults.by_hand);
  expect(text).toContain('value="retry"');
  expect(text).not.toContain('value="cancel"');
  const done = html({ cancellation: { ...off, done: 30, failed: 0, open: [] } });
  expect(done).toContain(messages.es.allDone);
  expect(done).not.toContain('value="retry"');
});
