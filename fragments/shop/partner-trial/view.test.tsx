import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CartView } from '../../../shared/contracts/cart.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { cartOf, product } from '../cart/fixtures.ts';
import { messages } from './messages/en.ts';
import type { PartnerTrialProps, TrialShown } from './props.ts';
import { PartnerTrialView } from './view.tsx';

const t = messages.es;
const shown: TrialShown = {
  kind: 'trial',
  trial: { partner: 'Blog <b>', referral: null, campaign: null },
  cart: cartOf([product({ sku: 'sk_silla', amount: 2 })]),
  handoff: 'ho_1',
  embed: 'proof',
};
const html = (of: PartnerTrialProps['shown'], words: typeof t = t) =>
  renderToString(<PartnerTrialView t={words} env={pageEnv()} shown={of} idempotencyKey="key" />);

test('shows the lines, for whom they would count, and ends by the code and the proof', () => {
  const text = html(shown);
  for (const part of ['2<!-- --> × ', 'Blog &lt;b&gt;', t.nobody, t.end])
    expect(text).toContain(part);
  for (const field of [
    '"intent" value="trial"',
    '"handoff" value="ho_1"',
    '"embed" value="proof"',
  ]) {
    expect(text).toContain(`name=${field}`);
  }
  expect(text).not.toContain(t.campaign);
});

test('names the account and the campaign that would earn', () => {
  const trial = { partner: 'Blog', referral: 'ac_ana', campaign: 'verano' };
  const text = html({ ...shown, trial });
  expect(text).toContain('ac_ana');
  expect(text).toContain('verano');
  expect(text).not.toContain(t.nobody);
});

test('what cannot be bought is named, and a link without a code ends nothing', () => {
  const notices: CartView['notices'] = [
    { sku: 'sk_mesa', item: 'it_mesa', name: 'Mesa', code: 'out_of_stock', left: null },
  ] as never;
  const text = html({ ...shown, cart: { ...cartOf([]), notices }, handoff: null });
  expect(text).toContain('Mesa');
  expect(text).not.toContain('<form');
  expect(html({ ...shown, cart: null })).not.toContain('role="list"');
});

test('once it has ended, it leads to the store', () => {
  for (const words of [messages.es, messages.en]) {
    const text = html({ kind: 'ended' }, words);
    expect(text).toContain(words.endedText);
    expect(text).toContain('href="/productos"');
  }
});
