import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WaitingPlace } from '../../../shared/contracts/waiting-list.ts';
import { waitingStates } from '../../../shared/rules/waiting-list.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { WaitingPlaceView } from './view.tsx';

const waiting: WaitingPlace = {
  item: 'it_1',
  name: 'Concierto <b>',
  description: { Zona: 'Luneta' },
  places: 2,
  state: 'waiting',
  until: null,
  checkout: null,
};

function html(given: Partial<WaitingPlace> = {}, locale: 'es' | 'en' = 'es'): string {
  return renderToStaticMarkup(
    <WaitingPlaceView
      env={pageEnv({ locale, base: '/tienda/a', store: 'st_a', country: 'MX' })}
      place={{ ...waiting, ...given }}
      code="we_1.k"
      error={null}
      idempotencyKey="k"
      t={messages[locale]}
      locale={locale}
    />,
  );
}

test('an offer says its end by the store’s clock, and leads to its purchase', () => {
  const text = html({ state: 'offered', until: '2027-01-11T02:30:00.000Z', checkout: 'co_1' });
  expect(text).toContain('Concierto &lt;b&gt; · Luneta · 2 lugares');
  expect(text).toContain('10 de enero de 2027');
  expect(text).toContain('href="/tienda/a/checkout/co_1"');
  expect(text).toContain(messages.es.giveUp);
});

test('each state says what it is; only who waits, or has an offer, may leave', () => {
  for (const state of waitingStates) {
    if (state === 'offered') continue;
    const text = html({ state }, 'en');
    expect(text).toContain(messages.en.titles[state]);
    expect(text.includes('value="leave"')).toBe(state === 'waiting');
    expect(text.includes('/lista-de-espera/it_1"')).toBe(state === 'expired');
    expect(text).not.toContain('/checkout/');
  }
});
