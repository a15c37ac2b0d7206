import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../../_runtime/fixtures.ts';
import { checkout, payment } from '../fixtures.ts';
import { messages } from '../messages/en.ts';
import type { CheckoutProps } from '../props.ts';
import { CheckoutView } from '../view.tsx';

const env = pageEnv({ base: '/tienda/casa', store: 'st_casa' });
const card = {
  frameUrl: 'https://pay.test/v1/frame',
  origin: 'https://pay.test',
  publishableKey: 'pk_1',
};

function render(props: Partial<CheckoutProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const whole = { env: { ...env, locale }, checkout: checkout(), idempotencyKey: 'k', card };
  return renderToString(
    <CheckoutView {...whole} {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('says by which of its ways to pay no money moves', () => {
  expect(render()).not.toContain('Modo de prueba');
  expect(render({ testWays: ['paypal'] })).not.toContain('Modo de prueba');
  const said = 'Modo de prueba: con Tarjeta de crédito o débito no se mueve dinero real.';
  expect(render({ testWays: ['str_card', 'paypal'] })).toContain(said);
  const placed = { mode: 'paying', payment: payment(), testWays: ['str_card'] } as const;
  expect(render(placed)).toContain(said);
});

test.each(['es', 'en'] as const)(
  'offers a guest to save as a user, with the terms (%s)',
  (locale) => {
    expect(render({}, locale)).not.toContain('save_as');
    const html = render({ mayJoin: true }, locale);
    expect(html).toContain(messages[locale].saveUser);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="guest"|value="guest"[^>]*checked=""/);
    expect(html).toContain('href="/tienda/casa/terms"');
    expect(html).toContain('href="/tienda/casa/privacidad"');
    const chosen = render({ mayJoin: true, values: { save_as: 'user' } }, locale);
    expect(chosen).toMatch(/<input[^>]*checked=""[^>]*value="user"|value="user"[^>]*checked=""/);
  },
);

test('says so where no way to pay takes the amount', () => {
  expect(render()).not.toContain('acepta este importe');
  expect(render({ checkout: checkout({ payment_types: [] }) })).toContain('acepta este importe');
  const free = checkout({ payment_types: [], needs_payment: false, total: 0 });
  expect(render({ checkout: free })).not.toContain('acepta este importe');
});
