import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Ticket } from '../../../shared/contracts/tickets.ts';
import { shownTicket } from '../../../tests/support/shown-ticket.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { TicketsProps } from './props.ts';
import { TicketsView } from './view.tsx';

const ticket: Ticket = {
  ...shownTicket,
  full_name: 'Ana <b>Ruiz</b>',
  qr: { text: 'tk_1.it_1', picture: { size: 21, path: 'M4 4h7v1h-7z' } },
};

function html(given: Partial<TicketsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: TicketsProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    number: 'K7QX-2M4P',
    order: 'or_1',
    needsSignIn: false,
    tickets: [ticket, { ...ticket, id: 'tk_2', full_name: 'Beto' }],
    wallet: null,
    done: null,
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<TicketsView {...props} locale={locale} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('each ticket shows its event by the clock of its country, its attendee and its code', () => {
  const text = html();
  expect(text).toContain('2 boletos del pedido K7QX-2M4P');
  expect(text).toContain('href="/tienda/a/mis-compras/or_1/boletos.pdf"');
  expect(text).toContain('domingo, 10 de enero de 2027, 20:30 h');
  expect(text).toContain('Ana &lt;b&gt;Ruiz&lt;/b&gt;');
  expect(text).toContain('0123-4567-89AB');
  expect(text).toContain('aria-label="Código QR del boleto de Beto"');
  expect(text).toContain('href="/tienda/a/boletos/tk_2/0123456789ab"');
  const english = html({ env: pageEnv({ locale: 'en', tag: 'en', country: 'MX' }) }, 'en');
  expect(english).toContain('Sunday, January 10, 2027, 8:30 PM');
});

test('a used ticket says when, and can be passed on no more; a void one has no code', () => {
  const used: Ticket = { ...ticket, state: 'admitted', admitted_at: '2027-01-11T03:00:00.000Z' };
  const text = html({ tickets: [used] });
  expect(text).toContain('Entró el dom');
  expect(text).not.toContain('value="pass"');
  const over = html({ tickets: [{ ...ticket, state: 'void', qr: null }] });
  expect(over).toContain(messages.es.voidText);
  expect(over).not.toContain('0123-4567-89AB');
});

test('a refused form is open, with what was typed, at its own ticket', () => {
  const text = html({
    values: { id: 'tk_2', full_name: 'Ceci', phone: '1' },
    errors: { phone: messages.es.needs.phone },
  });
  expect(text.split('<details')).toHaveLength(3);
  expect(text.split('<details class="pass" open=""')).toHaveLength(2);
  expect(text).toContain(messages.es.needs.phone);
  expect(text).toContain('value="Ceci"');
});

test('a ticket by its own link is shown alone, with nothing that only its buyer may do', () => {
  const text = html({ order: null, number: null, tickets: [ticket] });
  expect(text).toContain(messages.es.share);
  expect(text).toContain('href="/tienda/a/boletos/tk_1/0123456789ab/pdf"');
  expect(text).not.toContain('<form');
  expect(text).not.toContain('/mis-compras/');
});

test('without tickets the page says when they come, or how to be known as the buyer', () => {
  expect(html({ tickets: [] })).toContain(messages.es.noneText);
  const text = html({ tickets: [], needsSignIn: true });
  expect(text).toContain('/login?next=%2Ftienda%2Fa%2Fmis-compras%2For_1%2Fboletos');
  expect(text).not.toContain(messages.es.noneText);
});

test('a ticket alone is added to the wallets that there are, and an unsigned pass says so', () => {
  const apple = '/boletos/tk_1/0123456789ab/sin-firma.pkpass';
  const wallet = {
    google: 'https://pay.google.com/gp/v/save/a.b.c',
    apple,
    is_apple_signed: false,
  };
  const text = html({ order: null, number: null, wallet });
  expect(text).toContain(`href="/tienda/a${apple}"`);
  expect(text).toContain('href="https://pay.google.com/gp/v/save/a.b.c"');
  expect(text).toContain(messages.es.notSigned);
  expect(html({ order: null, number: null, wallet: { ...wallet, google: null } })).not.toContain(
    'google',
  );
  expect(html({ order: null, number: null })).not.toContain('pkpass');
});
