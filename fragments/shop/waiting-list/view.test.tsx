import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { WaitingListProps } from './props.ts';
import { WaitingListView } from './view.tsx';

const kinds = [
  { sku: 'sk_1', description: { Zona: 'Luneta' } },
  { sku: 'sk_2', description: { Zona: 'Balcón <1>' } },
];

function html(given: Partial<WaitingListProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: WaitingListProps = {
    env: pageEnv({ locale, base: '/tienda/a', store: 'st_a' }),
    item: 'it_1',
    offer: { item: 'it_1', name: 'Concierto <b>', kinds },
    place: null,
    isLeft: false,
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToStaticMarkup(<WaitingListView {...props} t={messages[locale]} locale={locale} />);
}

test('it asks for the kind, the places, a name and an address', () => {
  const text = html();
  expect(text).toContain('Concierto &lt;b&gt;');
  expect(text).toContain('action="/tienda/a/lista-de-espera/it_1"');
  expect(text.match(/<option/g)).toHaveLength(12);
  expect(text).toContain('Balcón &lt;1&gt;');
  expect(text).toContain('href="/tienda/a/experiencias/st_a/it_1"');
  const one = html({ offer: { item: 'it_1', name: 'Concierto', kinds: kinds.slice(0, 1) } });
  expect(one).toContain('<input type="hidden" name="sku" value="sk_1"/>');
});

test('who has joined may leave again, and is told once they have', () => {
  const joined = html({ place: 'we_1.k' }, 'en');
  expect(joined).toContain(messages.en.joined);
  expect(joined).toContain('name="place" value="we_1.k"');
  expect(joined).not.toContain('value="join"');
  const left = html({ isLeft: true });
  expect(left).toContain(messages.es.left);
  expect(left).not.toContain('<form');
});

test('without anything to wait for it says so', () => {
  const text = html({ offer: null, error: 'Ya hay lugares' });
  expect(text).toContain(messages.es.none);
  expect(text).toContain('Ya hay lugares');
  expect(text).not.toContain('<form');
});
