import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeIdentity, type Identity } from '../../../../tests/support/identity.ts';
import {
  startBadServer,
  startMailServer,
  type MailServer,
  type MailServerOptions,
} from '../../../../tests/support/mail-server.ts';
import type { OutgoingMail } from '../port.ts';
import { smtpSender, type SmtpOptions } from './adapter.ts';

const account = { username: 'shop', password: 'swordfish-1' };

const mail: OutgoingMail = {
  channel: 'mail',
  id: 'ms_1',
  storeId: 'st_lirio',
  storeName: 'Lirio & Ñandú, "S.A."',
  locale: 'es',
  recipient: 'ana@example.com',
  subject: 'Tu compra AB12 en Lirio: ¡gracias!',
  text: `Hola\n.\n..y adiós\n${'x'.repeat(2000)}\n`,
  html: '<p>Hola ñ</p>\n.\n',
};

const trusted = tls.getCACertificates('default');
const running: MailServer[] = [];
let identity: Identity;

beforeAll(() => {
  identity = makeIdentity('localhost');
  tls.setDefaultCACertificates([...trusted, identity.certificate]);
});
afterAll(() => tls.setDefaultCACertificates(trusted));
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function keep(started: Promise<MailServer>): Promise<MailServer> {
  const server = await started;
  running.push(server);
  return server;
}

const serve = (options?: MailServerOptions) => keep(startMailServer(options));

function send({ port }: { port: number }, given: Partial<SmtpOptions & OutgoingMail> = {}) {
  const { host = 'localhost', security = 'none', timeoutMs = 2000, ...rest } = given;
  const { username, password, ...words } = rest;
  const from = 'pedidos@lirio.example';
  return smtpSender({ host, port, security, timeoutMs, username, password, from }).send({
    ...mail,
    ...words,
  });
}

test('a mail arrives as it was written, in text and HTML, from the store', async () => {
  const server = await serve();
  expect(await send(server)).toEqual({ ok: true, value: { providerId: '250 queued as 1' } });
  const [caught] = server.caught;
  expect(caught).toMatchObject({ from: 'pedidos@lirio.example', to: ['ana@example.com'] });
  expect(caught?.mail).toMatchObject({
    from: { name: mail.storeName, address: 'pedidos@lirio.example' },
    to: [{ address: 'ana@example.com' }],
    subject: mail.subject,
    messageId: '<ms_1@lirio.example>',
  });
  expect(caught?.mail.text?.trimEnd()).toBe(mail.text.trimEnd());
  expect(caught?.mail.html?.trimEnd()).toBe(mail.html.trimEnd());
  // Mail readers, and servers without 8BITMIME, get lines of the length that RFC 5322 allows.
  expect(Math.max(...(caught?.raw.split('\r\n') ?? []).map(({ length }) => length))).toBeLessThan(
    999,
  );
  expect(caught?.raw).not.toMatch(/[^\p{ASCII}]/u);
});

test.each([
  ['starttls', false],
  ['tls', true],
] as const)('signs in over %s', async (security, secure) => {
  const server = await serve({ identity, secure, account });
  expect(await send(server, { security, ...account })).toMatchObject({ ok: true });
  expect(server.caught[0]).toMatchObject({ secure: true, user: account.username });
});

test('without TLS, or with another host’s certificate, no mail is sent', async () => {
  const plain = await serve({ account });
  const other = await serve({ identity: makeIdentity('localhost'), account });
  for (const server of [plain, other]) {
    const sent = await send(server, { security: 'starttls', ...account });
    expect(sent).toMatchObject({ ok: false, error: { kind: 'later' } });
    expect(server.caught).toEqual([]);
  }
  const wrongName = await serve({ identity, account });
  const sent = await send(wrongName, { host: '127.0.0.1', security: 'starttls', ...account });
  expect(sent).toMatchObject({ ok: false, error: { kind: 'later' } });
});

test('a wrong password counts as a fault of the settings, and does not stand in the reason', async () => {
  const server = await serve({ identity, account });
  const sent = await send(server, { security: 'starttls', ...account, password: 'wrong-secret' });
  expect(sent).toMatchObject({ ok: false, error: { kind: 'later' } });
  expect(JSON.stringify(sent)).toContain('535');
  expect(JSON.stringify(sent)).not.toMatch(/wrong-secret|shop/);
});

test.each([
  ['recipient', 550, 'refused'],
  ['recipient', 450, 'later'],
  ['text', 554, 'refused'],
  ['text', 452, 'later'],
] as const)('a %s refused with %i is %s', async (at, code, kind) => {
  const server = await serve({ refuse: (where) => (where === at ? code : undefined) });
  const sent = await send(server);
  expect(sent).toMatchObject({ ok: false, error: { kind } });
  expect(JSON.stringify(sent)).toContain(String(code));
});

test.each(['ana@example.com\r\nRCPT TO:<eve@example.com>', 'ana@x.y, eve@x.y', '<ana@x.y>', 'ana'])(
  'a text that is no address is refused: %s',
  async (recipient) => {
    const server = await serve();
    expect(await send(server, { recipient })).toMatchObject({ error: { kind: 'refused' } });
    expect(server.caught).toEqual([]);
  },
);

test('a mail that can be unsubscribed from says how, by one click', async () => {
  const server = await serve();
  await send(server, { unsubscribe: 'https://lirio.example/correos/avisos/x' });
  const lines = server.caught[0]?.mail.headerLines.map(({ line }) => line);
  expect(lines).toContain('List-Unsubscribe: <https://lirio.example/correos/avisos/x>');
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('no text of a store or a buyer writes a header or names a recipient', async () => {
  const server = await serve();
  const evil = 'x\r\nBcc: eve@example.com\r\n\r\n<p>';
  await send(server, { storeName: evil, subject: evil, text: evil });
  expect(server.caught[0]?.to).toEqual(['ana@example.com']);
  const keys = server.caught[0]?.mail.headers.map(({ key }) => key);
  expect(keys).not.toContain('bcc');
  expect(server.caught[0]?.mail.to).toHaveLength(1);
});

test.each([undefined, 'greeting', 'EHLO', 'MAIL', 'DATA', '.'])(
  'a server that hangs or hangs up at %s is tried again',
  async (hangUpAt) => {
    const server = await keep(startBadServer(hangUpAt));
    expect(await send(server, { timeoutMs: 300 })).toMatchObject({
      ok: false,
      error: { kind: 'later' },
    });
  },
);

test('a server that cannot be reached is tried again', async () => {
  const server = await startMailServer();
  await server.stop();
  expect(await send(server)).toMatchObject({ ok: false, error: { kind: 'later' } });
});
