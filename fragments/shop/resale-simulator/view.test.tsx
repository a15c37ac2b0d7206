import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ResaleSimulatorProps } from './props.ts';
import { ResaleSimulatorView } from './view.tsx';

const rates = { seller: 0.5, up_one: 0.05, up_two: 0.02 };
const nothing = { price: '', margin: '', units: '1' };

function html(given: Partial<ResaleSimulatorProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const env = pageEnv({ locale, base: '', country: 'MX' });
  const props = { env, rates, typed: nothing, path: '/apps/me/referral/resale/plans', ...given };
  return renderToStaticMarkup(
    <ResaleSimulatorView {...props} locale={locale} t={messages[locale]} />,
  );
}

test('before anything is typed it shows three worked sales, and blames nothing', () => {
  const text = html();
  expect(text).toContain('1 × $349.00, con $90.00 de margen');
  expect(text).toContain('<td>$45.00</td>');
  expect(text).toContain('<td>$0.38</td>');
  expect(text).not.toContain('field-error');
  expect(text).not.toContain('<svg');
});

test('a sale shows each part in money and percent, as a bar too', () => {
  const text = html({ typed: { price: '1000', margin: '201', units: '1' } }, 'en');
  expect(text).toMatch(/Of this sale of [^<]*1,000\.00</);
  for (const part of ['100.50', '10.05', '4.02', '885.43']) expect(text).toContain(part);
  expect(text).toContain('88.5%');
  expect(text.match(/<rect /g)).toHaveLength(4);
});

test('what cannot be read is named beside its field', () => {
  const text = html({ typed: { price: '10', margin: '11', units: '0' } });
  expect(text).toContain(messages.es.problems.margin);
  expect(text).toContain(messages.es.problems.units);
  expect(text).not.toContain(messages.es.problems.price);
});
