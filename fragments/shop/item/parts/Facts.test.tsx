import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../../_runtime/fixtures.ts';
import { sampleItem } from '../../../../tests/support/sample-item.ts';
import { wordsOf } from '../../../../shared/i18n/speak.ts';
import { messages } from '../messages/en.ts';
import type { PurchaseState } from '../../../../shared/rules/purchase-state.ts';
import { Facts } from './Facts.tsx';
import { monthsInWords } from './months.ts';

const delivered = sampleItem({
  delivery_options: [
    { type: 'fixed_delivery', cost: 9_900, days: 4, arrives_on: '2026-11-26', address: null },
  ],
});

function html(type: 'product' | 'experience', state: PurchaseState): string {
  const detail = { ...delivered, type };
  return renderToString(
    <Facts detail={detail} env={pageEnv({})} state={state} t={messages.es.about} />,
  ).replaceAll('<!-- -->', '');
}

test('what can be bought has a day of arrival, and an event asks who attends', () => {
  expect(html('product', 'open')).toContain('Envío $99.00 · llega el jueves 26');
  expect(html('experience', 'open')).toContain('cada asistente');
});

test('in Argentina the whole cost of months stands beside them, larger than their rates', () => {
  const cost = { tea: 0.4468, cft: 0.5613 };
  const months = monthsInWords(
    { count: 12, price: 130_000, amount: 14_000, isFrom: false, cost },
    'ARS',
    'es-AR',
    wordsOf(messages, 'es-AR').months,
  );
  const text = renderToString(
    <Facts
      detail={delivered}
      env={pageEnv({})}
      state="open"
      months={months}
      t={messages.es.about}
    />,
  );
  expect(text).toMatch(/o 12 cuotas de \$\s140,00, con tarjeta de crédito/);
  expect(text).not.toMatch(/sin inter/);
  expect(text).toMatch(
    /contado \$\s1\.300,00 · Precio total financiado \$\s1\.680,00 · TEA 44,68\s?%/,
  );
  expect(text).toMatch(/class="cft">CFT 56,13\s?%/);
});

test('a sold-out item promises no day and asks for nobody', () => {
  expect(html('product', 'sold_out')).toContain('<strong>Envío $99.00</strong>');
  expect(html('product', 'sold_out')).not.toContain('llega');
  expect(html('experience', 'sold_out')).not.toContain('cada asistente');
});

test('says what a month costs, of what can be bought in a store that divides payments', () => {
  const shown = (state: PurchaseState, isFrom = false) =>
    renderToString(
      <Facts
        detail={delivered}
        env={pageEnv({})}
        state={state}
        months={monthsInWords(
          { count: 12, price: 130_000, amount: 10_834, isFrom },
          'MXN',
          'es-MX',
          messages.es.months,
        )}
        t={messages.es.about}
      />,
    );
  expect(shown('open')).toContain('o 12 pagos de $108.34 sin intereses, con tarjeta de crédito');
  expect(shown('open', true)).toContain('o 12 pagos desde $108.34');
  expect(shown('sold_out')).not.toContain('pagos');
  expect(html('product', 'open')).not.toContain('pagos');
});
