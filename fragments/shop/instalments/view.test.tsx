import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOf } from '../../../shared/i18n/speak.ts';
import { financialCost } from '../../../shared/rules/financial-cost.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { es as t } from './messages/es.ts';
import type { InstalmentsViewProps } from './props.ts';
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

const html = (given: Partial<InstalmentsViewProps> = {}) =>
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
  expect(text).toContain(t.free.ask);
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

test.each(['es-MX', 'es-AR', 'en-MX'])(
  'in %s a plan with a cost is never called one without interest',
  (tag) => {
    const words = wordsOf(messages, tag);
    const dearer = { msi_payments: 6, monthly: 20_000 };
    const shown = (msi_payments: number, options = [dearer]) =>
      html({
        t: words,
        env: pageEnv({ country: tag.slice(3), tag }),
        choice: { ...CHOICE, msi_payments, options },
      });
    expect(financialCost({ price: 100_000, count: 6, monthly: 20_000 }).cft).toBeGreaterThan(0);
    for (const text of [shown(1), shown(6)])
      expect(text).not.toMatch(/sin inter|without interest/i);
    expect(shown(1)).toMatch(/1[.,]200[.,]00/);
    const mixed = shown(1, [...CHOICE.options.slice(0, 1), dearer]);
    expect(mixed.match(/sin inter|without interest/gi)).toHaveLength(1);
  },
);
