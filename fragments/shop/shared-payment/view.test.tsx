import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { SharedPayment } from '../../../shared/contracts/payment-links.ts';
import { es as t } from './messages/es.ts';
import { SharedPaymentView } from './view.tsx';

const html = (given: Partial<SharedPayment> = {}) =>
  renderToString(
    <SharedPaymentView
      t={t}
      env={pageEnv()}
      storeName="Casa Raíz"
      payment={{
        amount: 108_000,
        currency: 'MXN',
        payment_type: 'paypal',
        until: '2026-08-21T18:30:00.000Z',
        standing: 'open',
        checkout: 'co_1',
        ...given,
      }}
    />,
  );

test('says what is paid, to which store and until when, and leads there', () => {
  const text = html();
  for (const part of ['Casa Raíz', '1,080.00', 'PayPal', '/checkout/co_1/pay', t.pay]) {
    expect(text).toContain(part);
  }
});

test.each(['waiting', 'paid', 'over'] as const)('%s leads nowhere', (standing) => {
  const text = html({ standing, checkout: null });
  expect(text).toContain(t[standing]);
  expect(text).not.toContain('/pay"');
});
