import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { TalkFiltersProps } from './props.ts';
import { TalkFiltersView } from './view.tsx';

function html(change: Partial<TalkFiltersProps> = {}): string {
  return renderToString(
    <TalkFiltersView
      env={pageEnv({ base: '/tienda/moda' })}
      path="/admin/mensajes"
      filter="ana"
      status="open"
      taken="mine"
      label=""
      labels={[]}
      isOfStore
      setsWelcome={false}
      locale="es"
      t={messages.es}
      {...change}
    />,
  );
}

test('each way keeps what the others have chosen', () => {
  const text = html();
  const to = (status: string, taken: string) =>
    `href="/tienda/moda/admin/mensajes?filter=ana&amp;status=${status}&amp;taken=${taken}"`;
  for (const status of ['open', 'snoozed', 'closed', 'all']) {
    expect(text).toContain(to(status, 'mine'));
  }
  for (const taken of ['all', 'mine', 'nobody']) expect(text).toContain(to('open', taken));
  expect(text.match(/aria-current="true">[^<]+/g)).toEqual([
    'aria-current="true">Abiertas',
    'aria-current="true">Mías',
  ]);
});

test('an account’s own list has neither staff nor quick replies', () => {
  const text = html({ setsWelcome: false, isOfStore: false, path: '/me/inbox/messages' });
  expect(text).not.toContain('taken=nobody');
  expect(text).not.toContain('respuestas');
  expect(text).toContain('action="/tienda/moda/me/inbox/messages"');
});

test('the labels are ways too, and a search keeps the one that is chosen', () => {
  const labels = [{ id: 'lb_1', name: 'Mayoreo & más' }];
  const text = html({ label: 'lb_1', labels });
  expect(text).toContain('status=open&amp;taken=mine&amp;label=lb_1" aria-current="true"');
  expect(text).toContain('Mayoreo &amp; más');
  expect(text).toContain('<input type="hidden" name="label" value="lb_1"/>');
  expect(html({ labels })).not.toContain('name="label"');
});
