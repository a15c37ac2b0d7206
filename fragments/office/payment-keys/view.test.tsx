import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { PaymentAccount } from '../../../shared/contracts/payment-accounts.ts';
import { messages } from './messages/en.ts';
import type { PaymentKeysProps } from './props.ts';
import { PaymentKeysView } from './view.tsx';

const account: PaymentAccount = {
  code: 'str_card',
  keys: ['secret_key', 'odd'],
  plain: {},
  has_provider: true,
  takes: 'platform',
  test: null,
  tested_at: null,
  webhook_url: 'https://lirio.example/api/payment/webhooks/str_card',
  version: 3,
};

function html(given: Partial<PaymentAccount> = {}, more: Partial<PaymentKeysProps> = {}): string {
  const props: PaymentKeysProps = {
    env: pageEnv({ base: '/tienda/a', country: 'MX' }),
    accounts: [{ ...account, ...given }],
    currency: 'MXN',
    done: null,
    error: null,
    idempotencyKey: 'k',
    ...more,
  };
  return renderToString(<PaymentKeysView {...props} locale="es" t={messages.es} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('keys are typed into fields that show nothing, and posted with the version that was read', () => {
  const text = html();
  expect(text).toContain(messages.es.takes.platform);
  expect(text).toMatch(
    /<label for="str_card-secret_key">Llave secreta<\/label><input[^>]*type="password"/,
  );
  expect(text).toContain('name="key_odd"');
  expect(text).not.toMatch(/name="key_[a-z_]+"[^>]*value=/);
  expect(text).toContain('name="version" value="3"');
  expect(text).toContain('action="/tienda/a/admin/configuracion"');
  expect(text).toContain(account.webhook_url);
  expect(text).not.toContain('value="keys-test"');
});

test("a store's own account can be tested and dropped, and says how the test went", () => {
  expect(html({ takes: 'store' })).toContain(messages.es.untested);
  const tested = html({ takes: 'store', test: 'refused', tested_at: '2026-11-22T20:00:00.000Z' });
  expect(tested).toMatch(/rechazó las llaves el 22 nov 2026, 2:00/);
  expect(tested).toContain('value="keys-test"');
  expect(tested).toContain('aria-label="Dejar de usar: Tarjeta, con Stripe"');
});

test('what a form did, and why it was refused, is said', () => {
  expect(html({}, { done: 'keys-set' })).toContain(messages.es.done['keys-set']);
  expect(html({}, { error: 'Faltan' })).toContain('Faltan');
});

test('a courier stands under its own heading, with the way to where parcels leave from', () => {
  const url = 'https://lirio.example/api/courier/events/shippo';
  const text = html({ code: 'shippo', keys: ['api_token'], webhook_url: url });
  expect(text).toMatch(/<h3[^>]*>Paqueterías<[^]*<b>Shippo</);
  expect(text).toContain(messages.es.asks.platform);
  expect(text).toContain(url);
  expect(text).toMatch(/href="[^"]*\/admin\/paqueteria"/);
});

test('an account for deposits is read again, and has no provider to be asked', () => {
  const text = html({
    code: 'deposit',
    keys: ['holder', 'bank_account'],
    plain: { holder: 'Lirio SA', bank_account: '032180000118359719' },
    has_provider: false,
    takes: 'store',
  });
  expect(text).toMatch(/type="text"[^>]* name="key_bank_account" value="032180000118359719"/);
  expect(text).toContain(messages.es.byHand);
  expect(text).not.toMatch(/type="password"|keys-test|webhooks/);
});

test('a table says what each of the fourteen ways to pay can; the keys of the test mode have none', () => {
  const text = html();
  const rows = text.split('<tr>').slice(2);
  expect(rows).toHaveLength(14);
  const of = (name: string) => rows.find((one) => one.includes(`>${name}</th>`)) ?? '';
  const card = of(messages.es.names.str_card);
  for (const part of ['Hasta $999,999.99', '3, 6, 9, 12, 18, desde $300.00', '7 días', 'No vence'])
    expect(card).toContain(part);
  expect(card).toContain(messages.es.abilities.disputes.here);
  expect(of(messages.es.names.paypal)).toContain('29 días; los primeros 3');
  expect(of(messages.es.names.deposit)).toMatch(/Por transferencia tuya.*1 hora<.*No hay/s);
  expect(html({}, { currency: 'ARS' })).toMatch(/Mobbex<.*>3, 6, 9, 12, 18</s);
  expect(html({}, { mode: 'test' })).not.toContain('<table');
});
