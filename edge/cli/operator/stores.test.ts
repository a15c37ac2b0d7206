import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rowsOf, seededDemo, type DemoDatabase } from '../../../tests/support/demo-database.ts';
import type { AnyStatement } from '../../db/sql.ts';
import { parseCommand } from './arguments.ts';
import type { Cells } from './cells.ts';
import { runStores } from './stores.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

let demo: DemoDatabase;
let cells: Cells;
beforeAll(async () => {
  demo = await seededDemo(NOW);
  const databases: Record<string, DatabaseSync> = {
    directory: demo.directory,
    a: demo.a,
    b: demo.b,
  };
  cells = {
    names: Object.keys(databases),
    run: <Row>(cell: string, { text, params }: AnyStatement<Row>) =>
      Promise.resolve((databases[cell]?.prepare(text).all(...params) ?? []) as Row[]),
    close: async () => undefined,
  };
});

const printed: string[] = [];
beforeEach(() => {
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line: string) => void printed.push(line));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  printed.length = 0;
});

/** Runs the part of the command after `stores`, as an operator types it. */
async function stores(line: string, now = NOW): Promise<{ code: number; text: string }> {
  const command = parseCommand(['stores', ...line.split(' ')]);
  if (command.kind !== 'stores') throw new Error(JSON.stringify(command));
  const code = await runStores(command, cells, now);
  return { code, text: printed.splice(0).join('\n') };
}

const inDirectory = (slug: string) =>
  rowsOf(
    demo.directory,
    'SELECT owner_id, store_type, is_proxy FROM store WHERE slug = ?',
    slug,
  )[0];
const inCell = (slug: string) =>
  rowsOf<{ owner: string; store_type: string; revision: number }>(
    demo.a,
    'SELECT owner, store_type, revision FROM store WHERE slug = ?',
    slug,
  )[0];

test('shows a store’s owner, type and countries, by slug or id', async () => {
  expect(await stores('show moda')).toEqual({
    code: 0,
    text: 'moda (st_moda, cell a) is lirio’s, of type other, and delivers to MX.',
  });
  expect((await stores('show st_espejo')).text).toContain(
    'telon-austral’s, of type other, a proxy, and delivers to AR.',
  );
  expect(JSON.parse((await stores('show casa --json')).text)).toMatchObject({
    owner_id: 'ac_raiz',
    type: 'franchise',
  });
});

test('a store gets an owner and a type, in both databases, and once', async () => {
  const before = inCell('foto');
  const set = await stores('set foto --owner rosa --type affiliate');
  expect(set).toEqual({
    code: 0,
    text: 'Done: foto (st_foto, cell a) is rosa’s, of type affiliate, and delivers to MX, US. People sign up there without a PIN.',
  });
  expect(inDirectory('foto')).toEqual({
    owner_id: 'ac_rosa',
    store_type: 'affiliate',
    is_proxy: 0,
  });
  const revision = (before?.revision ?? 0) + 1;
  expect(inCell('foto')).toEqual({ owner: 'ac_rosa', store_type: 'affiliate', revision });

  const again = await stores('set foto --owner rosa --type affiliate');
  expect(again.text).toMatch(/^Nothing to do: foto/);
  expect(inCell('foto')?.revision).toBe(revision);
});

test('a network gets its rates at its root store, dated, once', async () => {
  const dated = () =>
    rowsOf(
      demo.a,
      "SELECT seller, up_one, up_two, network FROM network_rate WHERE network_id = 'st_mercado' AND since = ?",
      NOW,
    );
  const set = await stores('set mercado --rates 0.4,0.05,0.02,0.1');
  expect(set.text).toMatch(/Of a margin 0\.4, 0\.05, 0\.02, 0\.1 go to seller/);
  expect(dated()).toEqual([{ seller: 400_000, up_one: 50_000, up_two: 20_000, network: 100_000 }]);
  expect((await stores('set mercado --rates 0.4,0.05,0.02,0.1')).text).toMatch(/^Nothing to do/);
  await expect(stores('set moda --rates 0.4,0,0,0')).rejects.toThrow('is no root store');
});

test('a network withholds tax of payouts, dated, once', async () => {
  const dated = () =>
    rowsOf(
      demo.a,
      "SELECT kind, rate FROM payout_tax WHERE network_id = 'st_mercado' AND since = ? ORDER BY kind",
      NOW,
    );
  const set = await stores('set mercado --withheld 0.025,0');
  expect(set.text).toMatch(/Of payouts to people 0\.025 and to stores 0 are withheld/);
  expect(dated()).toEqual([
    { kind: 'person', rate: 25_000 },
    { kind: 'store', rate: 0 },
  ]);
  expect((await stores('set mercado --withheld 0.025,0')).text).toMatch(/^Nothing to do/);
  await expect(stores('set moda --withheld 0.1,0')).rejects.toThrow('is no root store');
});

test.each(['0.1', '0.1,2', '-0.1,0', 'x,0', '0.1,0.1,0.1'])(
  'withheld parts such as %s are refused',
  (parts) => {
    const command = parseCommand(['stores', 'set', 'mercado', '--withheld', parts]);
    expect(command).toMatchObject({ kind: 'usage' });
  },
);

test('rates and taxes begin on a day ahead, are listed until then, and can be withdrawn', async () => {
  const begins = Date.UTC(2027, 0, 31, 6);
  const before = (await stores('show mercado')).text;
  const set = await stores('set mercado --rates 0.3,0,0,0 --withheld 0.1,0.2 --from 2027-01-31');
  expect(set.text).toMatch(/^Done/);
  // What counts now stays as it is.
  expect(set.text).toContain(before.replace(/\n$/, '').split(', and delivers')[0] ?? '');
  const lines = [
    'From 2027-01-31T00:00:00-06:00 on 0.1 of payouts to people.',
    'From 2027-01-31T00:00:00-06:00 on 0.3, 0, 0, 0, the last touch.',
    'From 2027-01-31T00:00:00-06:00 on 0.2 of payouts to stores.',
  ];
  for (const line of lines) expect(set.text).toContain(line);
  expect((await stores('set mercado --rates 0.3,0,0,0 --from 2027-01-31')).text).toMatch(
    /^Nothing/,
  );
  // The same day again replaces what was planned; the moment before it, the old rates count.
  await stores('set mercado --rates 0.25,0,0,0 --from 2027-01-31');
  expect((await stores('show mercado', begins - 1)).text).toContain(lines[0]);
  const then = (await stores('show mercado', begins)).text;
  expect(then).toContain('Of a margin 0.25, 0, 0, 0 go to seller');
  expect(then).toContain('to people 0.1 and to stores 0.2 are withheld');
  expect((await stores('set mercado --withdraw')).text).toMatch(/^Done/);
  expect((await stores('show mercado')).text).toBe(before);
  for (const day of ['2026-11-22', '2020-01-01', '2027-02-30T25:00']) {
    await expect(stores(`set mercado --rates 0.2,0,0,0 --from ${day}`)).rejects.toThrow(day);
  }
  for (const line of [
    '--from 2027-01-31',
    '--rates 0.2,0,0,0 --from soon',
    '--texts 3 --from 2027-01-31',
  ]) {
    const command = parseCommand(['stores', 'set', 'mercado', ...line.split(' ')]);
    expect(command).toMatchObject({ kind: 'usage' });
  }
});

test('a network chooses which touch earns, dated as its rates are', async () => {
  const held = () =>
    rowsOf<{ seller: number; touch: string }>(
      demo.a,
      "SELECT seller, touch FROM network_rate WHERE network_id = 'st_mercado' ORDER BY since DESC LIMIT 1",
    )[0];
  const before = held();
  expect(before?.touch).toBe('last');
  expect((await stores('set mercado --touch first', NOW + 1)).text).toMatch(
    /the first touch earns/,
  );
  expect(held()).toEqual({ seller: before?.seller, touch: 'first' });
  expect((await stores('set mercado --touch first', NOW + 2)).text).toMatch(/^Nothing to do/);
  await expect(stores('set moda --touch first')).rejects.toThrow('is no root store');
  expect(parseCommand(['stores', 'set', 'mercado', '--touch', 'both'])).toMatchObject({
    kind: 'usage',
  });
});

test.each(['0.5', '0.5,0.4,0.2,0', '1,0,0,-1', '0.1234567,0,0,0', 'a,b,c,d'])(
  'rates such as %s are refused',
  (rates) => {
    expect(parseCommand(['stores', 'set', 'mercado', '--rates', rates])).toMatchObject({
      kind: 'usage',
    });
  },
);

test('a store gets the countries that it delivers to, and its own again', async () => {
  const countries = () =>
    rowsOf<{ delivery_countries: string; revision: number }>(
      demo.a,
      "SELECT delivery_countries, revision FROM store WHERE slug = 'casa'",
    )[0];
  const before = countries()?.revision ?? 0;
  expect((await stores('set casa --countries mx,US')).text).toMatch(/^Done: .* to MX, US\.$/);
  expect(countries()).toEqual({ delivery_countries: '["MX","US"]', revision: before + 1 });
  expect((await stores('set casa --type franchise')).text).toMatch(/^Nothing to do/);
  expect((await stores('show casa')).text).toContain('delivers to MX, US.');
  expect((await stores('set casa --countries own')).text).toMatch(/^Done: .* to MX\.$/);
  expect(countries()).toEqual({ delivery_countries: '[]', revision: before + 2 });
});

test('an option that is left out changes nothing; a proven e-mail names its account', async () => {
  await stores('set ana --type other');
  expect(inDirectory('ana')).toMatchObject({ owner_id: 'ac_ana', store_type: 'other' });
  demo.directory.exec("UPDATE account SET email_verified_at = 1 WHERE username = 'rosa'");
  const [rosa] = rowsOf<{ email: string }>(
    demo.directory,
    "SELECT email FROM account WHERE username = 'rosa'",
  );
  await stores(`set ana --owner ${rosa?.email.toUpperCase()}`);
  expect(inDirectory('ana')).toMatchObject({ owner_id: 'ac_rosa', store_type: 'other' });
  expect(inCell('ana')).toMatchObject({ owner: 'ac_rosa', store_type: 'other' });
});

test('a half-written change is completed by the same command', async () => {
  demo.directory.exec(
    "UPDATE store SET owner_id = NULL, store_type = 'other', is_proxy = 0 WHERE slug IN ('casa', 'espejo')",
  );
  expect((await stores('show casa')).text).toContain('is nobody’s, of type franchise');
  expect((await stores('set casa --owner raiz')).text).toMatch(/^Done/);
  expect(inDirectory('casa')).toMatchObject({ owner_id: 'ac_raiz', store_type: 'franchise' });
  await stores('set espejo --owner telon-austral');
  expect(inDirectory('espejo')).toMatchObject({ owner_id: 'ac_telon-austral', is_proxy: 1 });
});

describe('refuses, and changes nothing', () => {
  test('a store that is not there', async () => {
    expect(await stores('set nadie --type other')).toEqual({ code: 1, text: 'No store nadie.' });
  });

  test('an account that is not there, was erased, or only typed its e-mail', async () => {
    const before = [inDirectory('moda'), inCell('moda')];
    await expect(stores('set moda --owner nadie')).rejects.toThrow('There is no account nadie');
    demo.directory.exec(
      "INSERT INTO contact_claim (account_id, type, value, created_at) VALUES ('ac_ana', 'email', 'dicho@example.com', 1)",
    );
    await expect(stores('set moda --owner dicho@example.com')).rejects.toThrow('Nobody has proved');
    demo.directory.exec("UPDATE account SET erased_at = 1 WHERE username = 'ana'");
    await expect(stores('set moda --owner ana')).rejects.toThrow('There is no account ana');
    expect([inDirectory('moda'), inCell('moda')]).toEqual(before);
  });

  test('a store whose cell lacks it', async () => {
    demo.directory.exec(
      "INSERT INTO store (id, slug, cell) VALUES ('st_perdida', 'perdida', 'z'), ('st_ida', 'ida', 'b')",
    );
    for (const slug of ['perdida', 'ida']) {
      await expect(stores(`set ${slug} --owner rosa`)).rejects.toThrow('which lacks it');
    }
  });
});

test('a store’s people sign up without a PIN, and with one again', async () => {
  const canSkip = () =>
    rowsOf(demo.directory, "SELECT can_skip_pin FROM store WHERE slug = 'moda'")[0];
  expect(canSkip()).toEqual({ can_skip_pin: 0 });
  expect((await stores('set moda --skip-pin yes')).text).toMatch(/^Done: .* without a PIN\.$/);
  expect(canSkip()).toEqual({ can_skip_pin: 1 });
  expect((await stores('set moda --skip-pin yes')).text).toMatch(/^Nothing to do/);
  expect(JSON.parse((await stores('show moda --json')).text)).toMatchObject({ can_skip_pin: true });
  expect((await stores('set moda --skip-pin no')).text).toMatch(/^Done: .* to MX\.$/);
  expect(canSkip()).toEqual({ can_skip_pin: 0 });
});

test('a store gets text messages; setting as many again changes nothing, and names no new alert', async () => {
  const credit = () =>
    rowsOf<{ amount: number; runout_id: string }>(
      demo.directory,
      "SELECT amount, runout_id FROM text_credit WHERE store_id = 'st_moda'",
    )[0];
  expect(credit()).toBeUndefined();
  expect((await stores('set moda --texts 50')).text).toMatch(
    /^Done: .* It has 50 text messages left\.$/,
  );
  const before = credit();
  expect(before).toMatchObject({ amount: 50, runout_id: expect.stringMatching(/^ms_/) });
  expect((await stores('set moda --texts 50')).text).toMatch(/^Nothing to do/);
  expect(credit()).toEqual(before);
  expect(JSON.parse((await stores('show moda --json')).text)).toMatchObject({ texts: 50 });
  await stores('set moda --texts 0');
  expect(credit()?.amount).toBe(0);
  expect(credit()?.runout_id).not.toBe(before?.runout_id);
});

test.each(['-1', '1.5', 'many', '1000001', ''])('no number of text messages: %s', (texts) => {
  expect(parseCommand(['stores', 'set', 'moda', `--texts=${texts}`])).toMatchObject({
    kind: 'usage',
  });
});
