import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EventMessage } from '../../../shared/contracts/event-messages.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { EventMessagesProps } from './props.ts';
import { EventMessagesView } from './view.tsx';

const planned: EventMessage = {
  id: 'em_1',
  state: 'planned',
  subject: 'Cambio <1>',
  text: 'Uno\n\n<i>Dos</i>',
  audience: 'kind',
  sku: 'sk_2',
  send_at: '2027-01-11T02:30:00.000Z',
  recipients: 0,
  sent: 0,
  failed: 0,
  version: 3,
};
const gone: EventMessage = { ...planned, id: 'em_2', state: 'sent', audience: 'all', sku: null };

function html(given: Partial<EventMessagesProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: EventMessagesProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    event: {
      item: 'it_1',
      name: 'Concierto',
      kinds: [
        { sku: 'sk_1', description: { Entrada: 'General' } },
        { sku: 'sk_2', description: { Entrada: 'Palco' } },
      ],
    },
    messages: [],
    total: 0,
    page: 1,
    done: null,
    values: { audience: 'all' },
    reach: null,
    sendAt: null,
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<EventMessagesView {...props} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('the form names the groups, and sends nothing before it was looked at', () => {
  const text = html();
  expect(text).toContain('<option value="sk_2"');
  expect(text).toContain('name="intent" value="preview"');
  expect(text).not.toContain('value="send"');
  expect(text).toContain(messages.es.none);
});

test('the preview says how many get it, whom it misses, and shows the text as plain paragraphs', () => {
  const values = { subject: 'Hola', text: 'Uno\n<b>Dos</b>', audience: 'sk_2' };
  const reach = { tickets: 4, recipients: 2, unreached: 1 };
  const text = html({ values, reach });
  expect(text).toContain('Llega a 2 direcciones de correo, una vez a cada una. Sale de inmediato.');
  expect(text).toContain('1 boleto no tiene correo');
  expect(text).toContain('<p dir="auto">&lt;b&gt;Dos&lt;/b&gt;</p>');
  expect(text).toContain('name="audience" value="sk_2"');
  expect(text).toContain('value="send"');
  const later = html({ values, reach, sendAt: '2027-01-11T02:30:00.000Z' }, 'en');
  expect(later).toContain(messages.en.plan);
  const change = html({ values: { ...values, message: 'em_1', version: '3' }, reach });
  expect(change).toContain('value="change"');
});

test('one that would reach nobody at once has no button; a planned one has', () => {
  const reach = { tickets: 0, recipients: 0, unreached: 0 };
  expect(html({ reach })).toContain(messages.es.nobody);
  expect(html({ reach })).not.toContain('value="send"');
  expect(html({ reach, sendAt: '2027-01-11T02:30:00.000Z' })).toContain('value="send"');
});

test('a planned message is changed or withdrawn; one that went out says what became of it', () => {
  const counted = { ...gone, recipients: 9, sent: 5, failed: 1 };
  const text = html({ messages: [planned, counted], total: 2 });
  expect(text).toContain('aria-label="Retirar «Cambio &lt;1&gt;»"');
  expect(text).toContain('message=em_1#compose');
  expect(text).toContain('Palco · ');
  expect(text).toContain('5 enviados · 1 sin entregar · 3 en camino');
  expect(text).not.toContain('message=em_2');
  expect(text.match(/value="withdraw"/g)).toHaveLength(1);
});
