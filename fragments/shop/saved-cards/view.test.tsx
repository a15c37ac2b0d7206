import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import type { SavedCardsProps } from './props.ts';
import { SavedCardsView } from './view.tsx';

const CARD = {
  id: 'sc_1',
  code: 'str_card',
  brand: 'visa',
  last4: '4242',
  exp_month: 9,
  exp_year: 2031,
  saved_on: '2026-11-20T12:00:00.000Z',
} as const;

const html = (given: Partial<SavedCardsProps> = {}) =>
  renderToString(
    <SavedCardsView
      t={t}
      env={pageEnv()}
      path="/checkout/co_1"
      cards={[]}
      chosen={null}
      keeps={false}
      isOpen={false}
      idempotencyKey="key"
      error={null}
      {...given}
    />,
  ).replaceAll('<!-- -->', '');

test('a link says what stands, and offers what can be done', () => {
  expect(html()).toContain(t.offer);
  expect(html({ keeps: true })).toContain(t.keeps);
  expect(html({ cards: [CARD] })).toContain(t.choose);
  expect(html({ cards: [CARD], chosen: 'sc_1' })).toContain('Pagas con Visa ···· 4242. Cambiar');
});

test('no card is kept without a tick, and a card is named without its number', () => {
  const text = html({ cards: [CARD], isOpen: true });
  expect(text).toContain('Visa ···· 4242');
  expect(text).toContain('Vence 09/31');
  expect(text).not.toMatch(/name="keep"[^>]* checked/);
  expect(text).toMatch(/checked=""[^>]* value=""|value=""[^>]* checked/);
});
