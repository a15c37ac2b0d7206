import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import type { LeftCheckoutsProps } from './props.ts';
import { LeftCheckoutsView } from './view.tsx';

const LEFT = {
  checkout: 'co_1',
  begun_on: '2026-11-20T12:00:00.000Z',
  amount: 124_900,
  currency: 'MXN',
  payment_type: 'str_card',
  buyer: { full_name: 'Ana <Ruiz>', email: 'ana@example.com', phone: '5512345678', country: 'MX' },
  lines: [{ name: 'Falda', amount: 2 }],
  tries: [],
} as const;
const TRIED = {
  at: '2026-11-20T12:05:00.000Z',
  payment_type: 'str_card',
  decline_code: 'insufficient_funds',
  decline_text: 'No hay fondos.',
} as const;

const html = (checkouts: LeftCheckoutsProps['checkouts']) =>
  renderToString(
    <LeftCheckoutsView
      t={t}
      env={pageEnv()}
      locale="es"
      checkouts={checkouts}
      total={checkouts.length}
      page={1}
      narrowed={{ start_date: '', end_date: '' }}
    />,
  ).replaceAll('<!-- -->', '');

test('each says whose it was, what was to be bought, and how its payments went', () => {
  const untried = html([{ ...LEFT, lines: [...LEFT.lines], tries: [] }]);
  expect(untried).toContain('Ana &lt;Ruiz&gt;');
  expect(untried).toContain('2 × Falda');
  expect(untried).toContain(t.noTries);
  const tried = html([{ ...LEFT, lines: [...LEFT.lines], tries: [TRIED] }]);
  expect(tried).toContain('rechazado (insufficient_funds)');
  expect(tried).toContain('Se le dijo: No hay fondos.');
  expect(html([])).toContain(t.none);
});
