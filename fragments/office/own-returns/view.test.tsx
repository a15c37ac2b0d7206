import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SellerReturn } from '../../../shared/contracts/seller-returns.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { OwnReturnsProps } from './props.ts';
import { OwnReturnsView } from './view.tsx';

const one: SellerReturn = {
  id: 'rt_1',
  order: 'or_1',
  number: 'K7QX-2M4P',
  state: 'open',
  reason: 'broken',
  opened_on: '2026-11-22T20:00:00.000Z',
  closed_on: null,
  closed_by: null,
  withdrawal_code: null,
  decision: null,
  inspected_on: null,
  parcel: null,
  exchange_refusal: null,
  lines: [
    {
      line: 0,
      name: 'Taza <azul>',
      photo: null,
      amount: 2,
      back: 0,
      lost: 0,
      missing: 0,
      from: null,
      exchange: null,
    },
  ],
  buyer: 'Ana Ruiz',
};

function html(given: Partial<OwnReturnsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: OwnReturnsProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    returns: [one],
    total: 1,
    page: 1,
    state: null,
    ...given,
  };
  return renderToString(
    <OwnReturnsView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('a return is named by its order, its buyer, its reason and its units', () => {
  const text = html();
  expect(text).toContain(
    '<a href="/tienda/a/admin/devoluciones/rt_1"><b>K7QX-2M4P</b> · Ana Ruiz</a>',
  );
  expect(text).toContain(`${messages.es.reasons.broken} · 2 × Taza &lt;azul&gt;`);
  expect(text).not.toContain('page=2');
});

test('a narrowed list keeps its state from page to page, and says which it is', () => {
  const text = html({ state: 'open', page: 2, total: 25 }, 'en');
  expect(text).toContain('?state=open&amp;page=1');
  expect(text).toContain('?state=open&amp;page=3');
  expect(text).toMatch(/aria-current="page"[^>]*>Open</);
});

test('an empty list says when there will be some', () => {
  expect(html({ returns: [], total: 0 })).toContain(messages.es.noneText);
});
