import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import { PaymentLimitsView } from './view.tsx';

test('each way to pay has its amounts, and what its provider takes', () => {
  const none = { minimum: null, maximum: null, provider_maximum: null };
  const html = renderToString(
    <PaymentLimitsView
      t={t}
      env={pageEnv()}
      limits={{
        currency: 'MXN',
        results: [
          { ...none, payment_type: 'cash', maximum: 50_050 },
          { ...none, payment_type: 'openpay_store', provider_maximum: 1_000_000 },
        ],
      }}
      done
      idempotencyKey="key"
    />,
  ).replaceAll('<!-- -->', '');
  expect(html).toMatch(/name="maximum_cash"[^>]*value="500.5"/);
  expect(html).toContain('Su proveedor acepta hasta $10,000.00');
  expect(html).toContain(t.saved);
});
