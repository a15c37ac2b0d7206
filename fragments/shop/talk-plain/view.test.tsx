import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { TalkPlainProps } from './props.ts';
import { TalkPlainView } from './view.tsx';

function html(change: Partial<TalkPlainProps> = {}): string {
  return renderToString(
    <TalkPlainView
      env={pageEnv({ base: '/tienda/moda' })}
      path="/admin/mensajes/cv_1"
      query={{ tag: 'order:st_moda:..:or_1' }}
      pending={2}
      seq={7}
      items={null}
      replies={[{ id: 'qr_1', locale: 'es', shortcut: 'talla' }]}
      idempotencyKey="k"
      locale="en"
      t={messages.en}
      {...change}
    />,
  ).replaceAll('<!-- -->', '');
}

test('only browsers without script show it', () => {
  expect(html()).toMatch(/^<noscript>.*<\/noscript>$/s);
});

test('what waits is marked as read, up to what the page shows', () => {
  expect(html()).toContain('2 messages not opened');
  expect(html()).toContain('name="until" value="7"');
  expect(html({ pending: 0 })).not.toContain(messages.en.markRead);
});

test('a quick reply is chosen, and the page keeps what the message is about', () => {
  expect(html()).toContain('<option value="qr_1">/talla (es)</option>');
  expect(html()).toContain('name="tag" value="order:st_moda:..:or_1"');
  for (const replies of [null, []]) expect(html({ replies })).not.toContain('<select');
});

test('an item is searched for by its name, and chosen by a link that keeps the party', () => {
  const query = { with: 'st_moda' };
  const items = { text: 'falda', found: [{ name: 'Falda', tag: 'product:st_moda:it_1' }] };
  expect(html({ query, items })).toContain('value="falda"');
  expect(html({ query, items })).toContain(
    'href="/tienda/moda/admin/mensajes/cv_1?with=st_moda&amp;tag=product%3Ast_moda%3Ait_1"',
  );
  expect(html({ items: { text: 'x', found: [] } })).toContain(messages.en.items.none);
  expect(html()).not.toContain('f-item');
});
