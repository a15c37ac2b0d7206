import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WaitingEntry } from '../../../shared/contracts/waiting-list.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { WaitingPeopleProps } from './props.ts';
import { WaitingPeopleView } from './view.tsx';

const entry: WaitingEntry = {
  id: 'we_1',
  state: 'waiting',
  sku: 'sk_1',
  description: { Zona: 'Luneta' },
  name: 'Ana <b>',
  email: 'ana@example.com',
  places: 2,
  position: 3,
  joined_at: '2027-01-10T02:30:00.000Z',
  until: null,
};
const event = { item: 'it_1', name: 'Concierto', has_ended: false, is_canceled: false };

function html(given: Partial<WaitingPeopleProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: WaitingPeopleProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    event,
    entries: [],
    total: 0,
    page: 1,
    isOpen: true,
    done: null,
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<WaitingPeopleView {...props} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('who waits shows their place in line, and can be offered places or taken out', () => {
  const text = html({ entries: [entry], total: 1 });
  expect(text).toContain('Lugar 3 en la lista');
  expect(text).toContain('2 lugares · Luneta');
  expect(text).toContain('aria-label="Ofrecer ahora a Ana &lt;b&gt;"');
  expect(text).toContain('value="remove"');
});

test('an offer says its end and can only be taken back; what is over can be neither', () => {
  const until = '2027-01-11T02:30:00.000Z';
  const offered = html({ entries: [{ ...entry, state: 'offered', position: null, until }] });
  expect(offered).toContain(messages.es.states.offered);
  expect(offered).toContain('10 ene 2027');
  expect(offered).not.toContain('value="offer"');
  expect(offered).toContain('value="remove"');
  for (const state of ['bought', 'expired', 'left'] as const) {
    const text = html({ entries: [{ ...entry, state, position: null }] }, 'en');
    expect(text).toContain(messages.en.states[state]);
    expect(text).not.toContain('value="remove"');
  }
});

test('the list is opened and closed, until its event is over', () => {
  expect(html()).toContain('name="is_open" value="no"');
  expect(html({ isOpen: false })).toContain('name="is_open" value="yes"');
  const over = html({ event: { ...event, is_canceled: true }, entries: [entry] });
  expect(over).toContain(messages.es.over);
  expect(over).not.toContain('<form');
});
