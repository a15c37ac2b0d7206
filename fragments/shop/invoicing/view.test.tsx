import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import type { InvoicingProps } from './props.ts';
import { InvoicingView } from './view.tsx';

const DATA = {
  rfc: 'GODE561231GR8',
  name: 'ANA <RUIZ>',
  regime: '612',
  postal_code: '06700',
  use: 'G03',
} as const;

const html = (given: Partial<InvoicingProps> = {}) =>
  renderToString(
    <InvoicingView
      t={t}
      env={pageEnv()}
      path="/checkout/co_1"
      kept={null}
      remembered={null}
      idempotencyKey="key"
      values={{}}
      errors={{}}
      error={null}
      {...given}
    />,
  ).replaceAll('<!-- -->', '');

test('closed and empty until it is needed; an account’s last data fill it', () => {
  const text = html();
  expect(text).not.toMatch(/<details[^>]* open/);
  expect(text).toContain(t.ask);
  expect(text).not.toContain(t.drop);
  expect(text).toContain('<option value="612">612');
  const again = html({ remembered: DATA });
  expect(again).toContain('value="GODE561231GR8"');
  expect(again).toContain('<option value="612" selected="">');
  expect(again).toContain(t.remembered);
});

test('kept data are named where it is closed, and can be taken out', () => {
  const text = html({ kept: DATA, remembered: { ...DATA, rfc: 'EKU9003173C9' } });
  expect(text).toContain('Factura a nombre de ANA &lt;RUIZ&gt;, GODE561231GR8');
  expect(text).toContain(t.drop);
  expect(text).not.toContain('EKU9003173C9');
});

test('a refused form is open with what was typed, and says what is wrong', () => {
  const text = html({ kept: DATA, values: { rfc: 'MAL' }, errors: { rfc: t.needs.rfc } });
  expect(text).toMatch(/<details[^>]* open/);
  expect(text).toContain('value="MAL"');
  expect(text).toContain(`id="f-tax-rfc-error">${t.needs.rfc}`);
});
