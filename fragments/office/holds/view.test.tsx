import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { shownHold as hold } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { HoldsProps } from './props.ts';
import { HoldsView } from './view.tsx';

function html(given: Partial<HoldsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: HoldsProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    holds: [hold],
    total: 1,
    page: 1,
    isFreed: false,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<HoldsView {...props} locale={locale} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('a row says what is held, by whom and until when, by the clock of the store', () => {
  const text = html();
  expect(text).toContain('Falda (M, Rojo)');
  expect(text).toContain('2 unidades · Visitante sin contacto');
  expect(text).toMatch(/Desde: 2:00 .+ · Hasta: 2:15/);
  expect(html({ holds: [{ ...hold, holder: 'buyer', contact: 'a•••@b.mx' }] }, 'en')).toContain(
    'Order of a•••@b.mx',
  );
});

test('a hold over midnight says the days too', () => {
  const [since, until] = ['2026-11-23T03:38:00Z', '2026-11-24T03:38:00Z'];
  const text = html({ holds: [{ ...hold, since, until }] });
  expect(text).toMatch(/Desde: 22 nov, 9:38 .+ · Hasta: 23 nov, 9:38/);
});

test('it is freed by a form that can be posted, whose control names the row', () => {
  const [form = ''] = /<form\b.*?<\/form>/s.exec(html()) ?? [];
  expect(form).toContain('action="/tienda/a/admin/reservas"');
  expect(form).toContain('name="intent" value="free"');
  expect(form).toContain('name="id" value="hd_1"');
  expect(form).toContain('name="idempotency_key" value="k"');
  expect(form).toMatch(/aria-label="Liberar: Falda \(M, Rojo\), 2 unidades \(2:15/);
});

test('while its payment is under way nothing frees it', () => {
  const text = html({ holds: [{ ...hold, is_paying: true }] });
  expect(text).toContain(messages.es.paying);
  expect(text).not.toContain('<form');
});

test('an empty list says what it will show; the last action and a refusal are told', () => {
  const empty = html({ holds: [], total: 0, isFreed: true });
  expect(empty).toContain(messages.es.none);
  expect(empty).toContain(messages.es.noneText);
  expect(empty).toContain(messages.es.freed);
  expect(html({ error: 'Su pago está en curso' })).toContain('Su pago está en curso');
});
