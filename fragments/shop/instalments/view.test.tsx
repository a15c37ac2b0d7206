import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import type { InstalmentsProps } from './props.ts';
import { InstalmentsView } from './view.tsx';

const CHOICE = {
  msi_payments: 1,
  one_payment: 100_000,
  financing_cost: 0,
  currency: 'MXN',
  options: [
    { msi_payments: 3, monthly: 33_334 },
    { msi_payments: 6, monthly: 16_667 },
  ],
};

const html = (given: Partial<InstalmentsProps> = {}) =>
  renderToString(
    <InstalmentsView
      t={t}
      env={pageEnv()}
      path="/checkout/co_1"
      choice={CHOICE}
      idempotencyKey="key"
      error={null}
      {...given}
    />,
  );

test('closed, it offers months; each with what is paid a month, the same in all', () => {
  const text = html();
  expect(text).not.toMatch(/<details[^>]* open/);
  expect(text).toContain(t.ask);
  expect(text).toContain('3 meses sin intereses');
  expect(text).toMatch(/333\.34[^<]* al mes/);
  expect(text).toMatch(/value="1"[^>]*checked|checked[^>]*value="1"/);
});

test('in Argentina each plan says its yearly rate and its whole cost; elsewhere none', () => {
  expect(html()).not.toContain('CFT');
  const text = html({
    env: pageEnv({ country: 'AR', tag: 'es-AR' }),
    choice: { ...CHOICE, currency: 'ARS' },
  }).replaceAll('<!-- -->', '');
  expect(text.match(/TEA 0,00\s?%/g)).toHaveLength(2);
  expect(text.match(/class="cft">CFT 0,00\s?%/g)).toHaveLength(2);
});

test('a choice is told where it is closed, and a refused one opens it', () => {
  const text = html({ choice: { ...CHOICE, msi_payments: 6 } });
  expect(text).toMatch(/A 6 meses sin intereses de [^<]*166\.67/);
  expect(html({ error: 'no' })).toMatch(/<details[^>]* open/);
});
