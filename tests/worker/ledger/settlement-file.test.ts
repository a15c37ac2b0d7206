/** Bank deposits as files: their sums are the page's, and only the store's own staff gets them. */
import { beforeAll, expect, test } from 'vitest';
import Papa from 'papaparse';
import type { Settlement } from '../../../shared/contracts/settlements.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { callerOf, type Caller } from '../staff/caller.ts';

const HEAD = 'report,paid_on,currency,type,reference,id,gross,fee,net';
const STORE = 'liquida';

let platform: Platform;
let accountant: Caller;
let cookies: Record<'accountant' | 'dispatcher' | 'neighbour', string>;

beforeAll(async () => {
  platform = startPlatform();
  const people = [
    ['accountant', STORE],
    ['dispatcher', STORE],
    ['neighbour', 'liquida-dos'],
  ] as const;
  await openStore({ slug: STORE, cell: 'a' });
  await openStore({ slug: 'liquida-dos', cell: 'a' });
  const signed: [string, string][] = [];
  for (const [person, store] of people) {
    const name = `liquida-${person}`;
    await openAccount(name);
    await appoint(name, store, person === 'dispatcher' ? 'dispatcher' : 'accountant');
    signed.push([person, await signIn(name, `${store}.localhost`)]);
  }
  cookies = Object.fromEntries(signed) as typeof cookies;
  accountant = callerOf(platform, STORE, cookies.accountant);
});

/** Takes a report of some lines: kind, reference, gross and fee in decimals. */
async function take(report: string, day: string, lines: readonly string[]): Promise<Settlement> {
  const rows = lines.map((line) => {
    const [kind = '', reference = '', gross = '0', fee = '0'] = line.split(' ');
    const net = (Number(gross) - Number(fee)).toFixed(2);
    return [report, day, 'MXN', kind, reference, '', gross, fee, net].join();
  });
  const answer = await accountant(
    'POST',
    `/admin/suppliers/st_${STORE}/settlements`,
    { payment_type: 'str_card', text: [HEAD, ...rows].join('\n') },
    `key-of-report-${report.replaceAll(/\W/g, '')}`,
  );
  expect(answer.status).toBe(200);
  return answer.body as unknown as Settlement;
}

const AT = '/admin/pagos/liquidaciones';
const ask = (path: string, cookie?: string, store = STORE) =>
  platform.ask(`http://${store}.localhost${path}`, { headers: cookie ? { cookie } : {} });

async function linesOf(path: string): Promise<Record<string, string>[]> {
  const file = await ask(path, cookies.accountant);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('cache-control')).toBe('no-store');
  const text = (await file.text()).replace(/^\uFEFF/, '').trimEnd();
  return Papa.parse<Record<string, string>>(text, { header: true }).data;
}

const sum = (lines: readonly Record<string, string>[], of: 'gross' | 'fee' | 'net') =>
  lines.reduce((all, line) => all + Math.round(Number(line[of]) * 100), 0);

test('the file of a deposit has each line, and sums that equal its page', async () => {
  const taken = await take('po_uno', '2100-08-20', [
    'payment pi_1 1080.00 38.88',
    'refund pi_1 -400.00',
    'fee  0 15.50',
  ]);
  const lines = await linesOf(`${AT}/${taken.id}/archivo`);
  expect(lines).toHaveLength(3);
  for (const of of ['gross', 'fee', 'net'] as const) expect(sum(lines, of)).toBe(taken[of]);
  expect(lines[1]).toMatchObject({ type: 'refund', gross: '-400.00', account: 'platform' });
  expect(lines.map(({ problem }) => problem)).toEqual([
    'unknown_reference',
    'unknown_reference',
    'unexplained',
  ]);
});

test('its page tells what payments, refunds and fees make of it', async () => {
  const taken = await take('po_sumas', '2100-08-21', [
    'payment pi_6 100.00 3.60',
    'payment pi_7 50.00 1.80',
    'refund pi_6 -100.00',
  ]);
  const one = await accountant('GET', `/admin/suppliers/st_${STORE}/settlements/${taken.id}`);
  expect(one.body).toMatchObject({
    sums: [
      { kind: 'payment', lines: 2, gross: 15_000, fee: 540, net: 14_460 },
      { kind: 'refund', lines: 1, gross: -10_000, fee: 0, net: -10_000 },
    ],
    net: 4_460,
  });
});

test('the file of a span has the deposits of its days, the first and the last included', async () => {
  const [first, last] = [
    await take('po_dos', '2100-09-01', ['payment pi_2 10.00 1.00', 'refund pi_2 -1.00 0.00']),
    await take('po_tres', '2100-09-30', ['payment =1+1 20.00 2.00']),
  ];
  await take('po_cuatro', '2100-10-01', ['payment pi_4 40.00 4.00']);
  const lines = await linesOf(`${AT}.csv?from=2100-09-01&to=2100-09-30`);
  expect(lines.map(({ report, line }) => `${report} ${line}`)).toEqual([
    'po_dos 1',
    'po_dos 2',
    'po_tres 1',
  ]);
  expect(sum(lines, 'net')).toBe(first.net + last.net);
  expect(lines[2]?.['reference']).toBe("'=1+1");
  expect(await linesOf(`${AT}.csv?from=2100-09-02&to=2100-09-29`)).toEqual([]);
});

test('long files are read in parts, without a line lost or twice', async () => {
  const many = Array.from({ length: 1_001 }, (_, n) => `fee x${n} 0 0.01`);
  const taken = await take('po_largo', '2100-11-01', many);
  const lines = await linesOf(`${AT}.csv?from=2100-11-01&to=2100-11-01`);
  expect(new Set(lines.map(({ line }) => line)).size).toBe(1_001);
  expect(sum(lines, 'net')).toBe(taken.net);
});

test('nobody else gets a file: visitors, other roles, other stores', async () => {
  const taken = await take('po_cinco', '2100-12-01', ['payment pi_5 10.00 1.00']);
  const one = `${AT}/${taken.id}/archivo`;
  const span = `${AT}.csv?from=2100-12-01&to=2100-12-01`;
  for (const path of [one, span]) {
    expect((await ask(path)).status).toBe(401);
    expect((await ask(path, cookies.dispatcher)).status).toBe(403);
  }
  expect((await ask(one, cookies.neighbour, 'liquida-dos')).status).toBe(404);
  const theirs = await ask(span, cookies.neighbour, 'liquida-dos');
  expect((await theirs.text()).trim().split('\r\n')).toHaveLength(1);
});

test.each(['', '?from=2100-12-01', '?from=2100-12-02&to=2100-12-01', '?from=ayer&to=2100-12-01'])(
  'a span that is none is refused: %s',
  async (query) => {
    expect((await ask(`${AT}.csv${query}`, cookies.accountant)).status).toBe(400);
  },
);
