import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import type { MyCardsProps } from './props.ts';
import { MyCardsView } from './view.tsx';

const CARD = {
  id: 'sc_1',
  code: 'str_card',
  brand: 'visa',
  last4: '4242',
  exp_month: 9,
  exp_year: 2031,
  saved_on: '2026-11-20T12:00:00.000Z',
} as const;

const html = (given: Partial<MyCardsProps> = {}) =>
  renderToString(
    <MyCardsView
      t={t}
      env={pageEnv()}
      cards={[CARD]}
      form={null}
      isRemoved={false}
      idempotencyKey="key"
      errors={{}}
      error={null}
      {...given}
    />,
  ).replaceAll('<!-- -->', '');

test('each card has its button, and none is an empty page', () => {
  expect(html()).toContain('Visa ···· 4242');
  expect(html()).toContain('aria-label="Quitar Visa ···· 4242"');
  expect(html({ cards: [] })).toContain(t.none);
  expect(html({ cards: [], isRemoved: true })).toContain(t.removed);
});

test('the password comes first, and then the same card is asked about', () => {
  const values = { card: 'sc_1' };
  const asked = html({ form: { intent: 'remove', values, proof: 'asked' } });
  expect(asked).toContain(t.proofText);
  expect(asked).toContain('name="card" value="sc_1"');
  expect(html({ form: { intent: 'remove', values, proof: 'given' } })).toContain(t.goOn);
});
