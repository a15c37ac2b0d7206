/** The page of payments, and the audit of a day that goes on from a seal, in a cell of few payments and of many. */
import type { Check, Tools } from '../../support/suite/part.ts';
import { shopAt } from '../../support/visit.ts';
import type { Call } from '../call.ts';
import { startOwnWorker } from '../own-worker.ts';
import { inTurn } from '../people/session.ts';
import { Shop } from '../shop.ts';
import { signInAs } from '../sign-in.ts';
import { filledCopy } from '../filled-copy.ts';
import { DAY, fillPayments } from './fill.ts';
import { AUDIT_PATH, STORE } from './paths.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const QUICK_MANY = 20_000;
/** Most of p50 among many payments, as a multiple of that among few. */
const LIMIT = 1.2;
const DAY_MS = 24 * 60 * 60_000;
const ENTRY = 'tests/bench/payments/worker.ts';

/** What is asked for, by name: a call in a cell, whose order in the middle has a number. */
const ASKED: Readonly<Record<string, (at: Opened) => Call>> = {
  'the page of payments': (at) => page(at, ''),
  'the same, declined ones': (at) => page(at, '?state=declined'),
  'the same, by the way to pay': (at) => page(at, '?payment_type=str_card'),
  'the same, by the number of an order': (at) => page(at, `?text=${at.number}`),
  [`the audit of a day of ${DAY} payments`]: ({ port }) =>
    new Shop(port).change('POST', AUDIT_PATH, {}),
};

interface Opened {
  readonly port: number;
  readonly cookie: string;
  readonly number: string;
}

/** Measures each in both cells, in turn. */
export async function measureMillion(tools: Tools, seeded: string): Promise<Check[]> {
  const many = Number(process.env['PAYMENTS'] ?? (tools.quick ? QUICK_MANY : MANY));
  const cells = [await opened(tools, seeded, FEW), await opened(tools, seeded, many)];
  const checks: Check[] = [];
  for (const [name, call] of Object.entries(ASKED)) {
    const [small = 0, large = 0] = await inTurn(
      cells.map((at) => ({ name, port: at.port, call: call(at), status: 200 })),
      tools.quick,
    );
    tools.say(`${name}: ${small.toFixed(2)} → ${large.toFixed(2)} ms`);
    checks.push({
      name: `${name}: p50 in a cell of ${many} beside ${FEW}`,
      figure: `${(large / small).toFixed(2)} × (${small.toFixed(2)} → ${large.toFixed(2)} ms)`,
      limit: `≤ ${LIMIT} ×`,
      met: large / small <= LIMIT,
    });
  }
  return checks;
}

function page({ port, cookie }: Opened, query: string): Call {
  const call = new Shop(port).get(`/admin/pagos${query}`);
  return { ...call, headers: { ...call.headers, cookie } };
}

/** A worker on a cell with so many payments before its day, and a session of the shop's owner. */
async function opened(tools: Tools, seeded: string, count: number): Promise<Opened> {
  tools.say(`Filling ${count} payments.`);
  const now = Date.now();
  const midnight = now - (now % DAY_MS);
  const { stateDir, filled } = await filledCopy(tools, seeded, STORE, (database) =>
    fillPayments(database, count, midnight),
  );
  const { port } = await tools.keep(startOwnWorker(stateDir, ENTRY));
  const cookie = await signInAs(shopAt(port, 'moda.localhost'), 'lirio');
  return { port, cookie, number: filled };
}
