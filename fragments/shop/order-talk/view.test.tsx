import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TalkMessage } from '../../../shared/contracts/inbox.ts';
import { message as shopMessage } from '../../../tests/support/talk-page.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages as words } from './messages/en.ts';
import type { OrderThread } from './props.ts';
import { OrderTalkView } from './view.tsx';

const TAG = 'order:st_moda:..:or_1';

const message = (seq: number, change: Partial<TalkMessage> = {}) =>
  shopMessage(seq, { owner: 'ac_rosa', peer_name: 'Rosa', tags: [TAG], ...change });

const thread: OrderThread = {
  id: 'cv_1',
  peer: 'ac_rosa',
  peer_name: 'Rosa',
  tag: TAG,
  number: null,
  messages: [],
};

function html(threads: readonly OrderThread[], language: 'es' | 'en' = 'es'): string {
  return renderToString(
    <OrderTalkView
      env={pageEnv({ base: '/tienda/moda', country: 'MX' })}
      mailbox="st_moda"
      paths={{ list: '/admin/mensajes', one: '/admin/mensajes' }}
      threads={threads}
      idempotencyKey="k"
      locale={language}
      t={words[language]}
    />,
  ).replaceAll('<!-- -->', '');
}

test('an order nobody wrote about has the form alone, and no way to a conversation', () => {
  const page = html([{ ...thread, id: null }]);
  expect(page).toContain('Escribe a Rosa sobre este pedido.');
  expect(page).not.toContain('Ver toda la conversación');
  expect(page).toContain(
    'action="/tienda/moda/admin/mensajes?with=ac_rosa&amp;tag=order%3Ast_moda%3A..%3Aor_1"',
  );
});

test('its lines say by whom they are; a notice is said in the reader’s language', () => {
  const notice = (key: 'in_transit' | 'note') => ({ key, params: { number: 'N-1' } });
  const lines = [
    message(1, { body: '<b>¿Cuándo?</b>' }),
    message(2, { owner: 'st_moda', peer_name: 'Despacho', body: 'Mañana' }),
    message(3, { owner: 'st_moda', body: '', notice: notice('in_transit') }),
    message(4, { owner: 'st_moda', body: 'Dos cajas', notice: notice('note') }),
    message(5, { body: '', is_deleted: true }),
  ];
  const page = html([{ ...thread, messages: lines }]);
  const said = [...page.matchAll(/<b dir="auto">([^<]*)</g)].map(([, by]) => by);
  expect(said).toEqual(['Rosa', 'Tú', 'En camino', 'Nota de la tienda', 'Rosa']);
  expect(page).toContain('&lt;b&gt;¿Cuándo?&lt;/b&gt;');
  expect(page).toContain('Mensaje borrado');
  expect(page).toContain('href="/tienda/moda/admin/mensajes/cv_1?tag=order%3Ast_moda%3A..%3Aor_1"');
  expect(html([{ ...thread, messages: lines }], 'en')).toContain('In transit');
});

test('of several orders each is named; none shows nothing', () => {
  expect(html([{ ...thread, number: 'N-1' }])).toContain('Mensajes sobre el pedido N-1');
  expect(html([])).toBe('');
});
