import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PaymentNotice, ProviderHealth } from '../../../shared/contracts/payment-notices.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { PaymentNoticesProps } from './props.ts';
import { PaymentNoticesView } from './view.tsx';

const notice: PaymentNotice = {
  id: 'nt_1',
  payment_type: 'str_card',
  event: 'evt_7',
  reference: 'a.py_1-1',
  payment: 'py_1',
  result: 'waiting',
  times: 3,
  first_on: '2026-11-22T20:00:00.000Z',
  last_on: '2026-11-22T21:00:00.000Z',
};
const provider: ProviderHealth = {
  payment_type: 'str_card',
  state: 'well',
  tries: 9,
  approved: 7,
  declined: 2,
  unanswered: 0,
  waiting: 0,
  refused: 0,
  last_told_on: null,
};

function html(given: Partial<PaymentNoticesProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: PaymentNoticesProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    providers: [provider],
    notices: [notice],
    total: 1,
    page: 1,
    result: '',
    isTaken: false,
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(
    <PaymentNoticesView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('an event says by whom, of which payment, what became of it, and is taken again by a form', () => {
  const text = html();
  expect(text).toContain('<b>Tarjeta, con Stripe</b> <code>evt_7</code>');
  expect(text).toContain('href="/tienda/a/admin/pagos/py_1"');
  expect(text).toMatch(/badge-danger">Pendiente.*llegó 3 veces/s);
  expect(text).toContain('name="notice" value="nt_1"');
  expect(text).toContain('aria-label="Procesar de nuevo el aviso evt_7"');
  expect(html({ isTaken: true }, 'en')).toContain(messages.en.taken);
});

test('an event of no payment names its reference', () => {
  const text = html({ notices: [{ ...notice, payment: null, result: 'unknown', times: 1 }] });
  expect(text).toContain('Ningún pago tiene la referencia a.py_1-1');
  expect(text).not.toContain('llegó');
});

test('a provider says how it answers, and what to do where it does not', () => {
  expect(html()).toMatch(/Responde bien.*9 intentos · 7 aprobados · 2 rechazados.*Ningún aviso/s);
  expect(html({ providers: [{ ...provider, tries: 1, approved: 1, declined: 0 }] })).toContain(
    '1 intento · 1 aprobado · 0 rechazados',
  );
  const unheard = html({ providers: [{ ...provider, state: 'unheard', refused: 1 }] });
  expect(unheard).toContain(messages.es.stateHints.unheard);
  expect(unheard).toContain('1 aviso sin comprobar');
  const failing = { ...provider, state: 'failing', tries: 0, unanswered: 2 } as const;
  expect(html({ providers: [failing] }, 'en')).toMatch(
    /Failing.*Nobody has paid this way.*2 payments without an answer/s,
  );
});

test('an empty log says what it waits for; one that is narrowed shows the way back', () => {
  const none = { notices: [], total: 0 };
  expect(html(none)).toContain(messages.es.noneText);
  expect(html({ ...none, result: 'waiting' })).toContain(messages.es.showAll);
  expect(html({ providers: [] })).toContain(messages.es.noProviders);
});

test('its pages keep what it is narrowed to', () => {
  const text = html({ total: 60, page: 2, result: 'taken' });
  expect(text).toContain('href="/tienda/a/admin/pagos/avisos?result=taken&amp;page=1"');
  expect(text).toContain('href="/tienda/a/admin/pagos/avisos?result=taken&amp;page=3"');
});
