import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { CryptoInfo } from '../../../shared/contracts/payment.ts';
import { es as t } from './messages/es.ts';
import { CryptoInfoView } from './view.tsx';

const INFO: CryptoInfo = {
  amount: 108_050,
  currency: 'MXN',
  asset: 'USDT',
  asset_amount: '58.405405',
  rate: '18.50',
  until: '2026-08-21T18:30:00.000Z',
  approval_url: 'https://crypto.example/pay/1',
  checkout_aggregation: 'co_1',
};
const html = (info: CryptoInfo | null) =>
  renderToString(<CryptoInfoView t={t} env={pageEnv()} path="/checkout/co_1" info={info} />);

test('tells the amount, the rate and its end, and leads to the provider', () => {
  const text = html(INFO);
  for (const part of ['58.405405 USDT', '1 USDT = 18.50 MXN', '1,080.50', '12:30', t.fixed]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('href="https://crypto.example/pay/1"');
});

test('past its end it leads to how the payment stands, and to another way', () => {
  for (const info of [null, { ...INFO, approval_url: null }]) {
    const text = html(info);
    expect(text).toContain(t.over);
    expect(text).not.toContain(t.go);
    expect(text).toContain('href="/checkout/co_1/return"');
  }
});
