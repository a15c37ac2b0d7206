import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Delivery } from '../../../shared/contracts/deliveries.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { DeliveryLogProps } from './props.ts';
import { DeliveryLogView } from './view.tsx';

const MAIL: Delivery = {
  way: 'mail',
  origin_app: 'inbox',
  address: 'a…@example.com',
  state: 'sent',
  reason: null,
  store: 'Lirio <b>',
  created_at: '2026-11-28T16:00:00.000Z',
  changed_at: '2026-11-28T16:00:00.000Z',
};

function html(change: Partial<DeliveryLogProps> = {}, language: 'es' | 'en' = 'es'): string {
  return renderToString(
    <DeliveryLogView
      env={pageEnv({ base: '/tienda/moda' })}
      of="account"
      path="/me/alerts/preferences"
      deliveries={[MAIL]}
      total={1}
      page={1}
      pageSize={10}
      isOpen={false}
      zone="America/Mexico_City"
      locale={language}
      t={messages[language]}
      {...change}
    />,
  ).replaceAll('<!-- -->', '');
}

test('a delivery says when, by which way, to where, and how it ended', () => {
  for (const language of ['es', 'en'] as const) {
    const text = html({}, language);
    const { ways, states } = messages[language];
    for (const word of [ways.mail, states.sent, 'a…@example.com', 'Lirio &lt;b&gt;', '10:00']) {
      expect(text).toContain(word);
    }
    expect(text).not.toContain('<details id="deliveries" open');
  }
});

test('one that was not sent says why; a device that is forgotten says what to do', () => {
  const t = messages.es;
  const failed = html({ deliveries: [{ ...MAIL, state: 'failed', reason: 'unreached' }] });
  expect(failed).toContain(t.reasons.unreached);
  expect(failed).toContain(t.states.failed);
  const push = { ...MAIL, way: 'push', address: 'Firefox, Linux', state: 'forgotten' } as const;
  expect(html({ deliveries: [push] })).toContain(t.forgottenText);
});

test('none, more pages, and the part that its address opens', () => {
  expect(html({ deliveries: [], total: 0, of: 'store' })).toContain(messages.es.none);
  const second = html({ total: 25, page: 2, isOpen: true });
  expect(second).toContain('<details id="deliveries" open');
  expect(second).toContain('href="/tienda/moda/me/alerts/preferences?log=3#deliveries"');
});
