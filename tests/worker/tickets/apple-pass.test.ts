/** A ticket's pass for Apple Wallet, with the platform's certificate, without one, and with one that has ended. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { WalletLinks } from '../../../shared/contracts/ticket-wallet.ts';
import { messages } from '../../../fragments/shop/tickets/messages/en.ts';
import { PASS_TYPE, passCertificate, TEAM } from '../../support/pass-certificate.ts';
import { readZip } from '../../support/read-zip.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform } from '../platform/platform.ts';
import { profile } from '../platform/stores.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { write } from '../purchase/world.ts';
import { makeGate, type Gate } from './gate.ts';

newBuyersEachTest();

let good: string;
let ended: string;
beforeAll(async () => {
  const [one, other] = await Promise.all([
    passCertificate({ to: '2040-01-01' }),
    passCertificate({ from: '2020-01-01', to: '2021-01-01' }),
  ]);
  [good, ended] = [one.pem, other.pem];
});

/** Has the whole edge serve the store of a gate. */
async function publish({ store: { id, slug } }: Gate): Promise<void> {
  await write('a', sql`UPDATE store SET profile = ${JSON.stringify(profile)} WHERE id = ${id}`);
  await env.DIRECTORY.prepare(
    "INSERT INTO store (id, slug, cell, owner_id, is_proxy) VALUES (?, ?, 'a', 'ac_owner', 0)",
  )
    .bind(id, slug)
    .run();
}

let origin: string;
let page: string;
let links: string;
beforeEach(async () => {
  const gate = await makeGate();
  await publish(gate);
  const [ticket] = await gate.ticketsOf(await gate.byCard());
  origin = `http://${gate.store.slug}.localhost`;
  page = `${origin}/boletos/${ticket?.id}/${ticket?.code}`;
  links = `${origin}/api/customers/${ticket?.id}/add_to_wallet/${ticket?.code}`;
});

const filesOf = async (answer: Response) => readZip(new Uint8Array(await answer.arrayBuffer()));
const passOf = (files: Map<string, Uint8Array>): unknown =>
  JSON.parse(new TextDecoder().decode(files.get('pass.json')));

test('a certificate signs the pass that the page leads to, and the page says nothing of a lack', async () => {
  const platform = startPlatform({ WALLET_APPLE: good });
  const said = (await (await platform.ask(links)).json()) as WalletLinks;
  expect(said).toMatchObject({ is_apple_signed: true });
  const shown = await (await platform.ask(page)).text();
  expect(shown).toContain('/pase.pkpass');
  expect(shown).not.toContain(messages.es.notSigned);
  const answer = await platform.ask(origin + said.apple);
  expect(answer.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
  const files = await filesOf(answer);
  expect(files.get('signature')?.length).toBeGreaterThan(1_000);
  expect(passOf(files)).toMatchObject({ passTypeIdentifier: PASS_TYPE, teamIdentifier: TEAM });
});

test.each([
  ['none', () => ({})],
  ['one that has ended', () => ({ WALLET_APPLE: ended })],
] as const)('with %s the pass is unsigned, and the page says so', async (_what, settings) => {
  const platform = startPlatform(settings());
  const said = (await (await platform.ask(links)).json()) as WalletLinks;
  expect(said).toMatchObject({ is_apple_signed: false });
  const shown = await (await platform.ask(page)).text();
  expect(shown).toContain(messages.es.notSigned);
  expect(shown).not.toContain('/pase.pkpass');
  const files = await filesOf(await platform.ask(origin + said.apple));
  expect(files.has('signature')).toBe(false);
  expect(passOf(files)).toMatchObject({ passTypeIdentifier: 'pass.unsigned' });
  // A page that was opened before leads back to what is so now.
  const old = await platform.ask(`${page}/pase.pkpass`);
  expect([old.status, old.headers.get('location')]).toEqual([303, new URL(page).pathname]);
});

test('a code that was never given has no pass', async () => {
  const platform = startPlatform({ WALLET_APPLE: good });
  expect((await platform.ask(`${page.slice(0, -12)}000000000000/pase.pkpass`)).status).toBe(404);
});
