/** The seller's list of orders, with each filter and by text, in a cell of few orders and of many. */
import { startProduct } from '../../support/server.ts';
import type { Part, Tools } from '../../support/suite/part.ts';
import { shopAt } from '../../support/visit.ts';
import { filledCopy } from '../filled-copy.ts';
import { inTurn } from '../people/session.ts';
import { seededState } from '../seeded.ts';
import { Shop } from '../shop.ts';
import { fillOrders, type FilledOrder } from './fill.ts';
import { signInAs } from '../sign-in.ts';

const STORE = 'st_moda';
const FEW = 1_000;
const MANY = 1_000_000;
const QUICK_MANY = 20_000;
/** Most of p50 among many orders, as a multiple of that among few. */
const LIMIT = 1.2;

/** The queries of the rows, by name. */
const ASKED: Readonly<Record<string, (of: FilledOrder) => Readonly<Record<string, string>>>> = {
  'those to work on': () => ({}),
  all: () => ({ include_delivered: 'true', include_canceled: 'true' }),
  'in one stage': () => ({ state: 'in_process' }),
  delivered: () => ({ state: 'delivered' }),
  'by the way to pay': () => ({ payment_type: 'str_card' }),
  'by the way of delivery': () => ({ delivery_type: 'collection' }),
  'of one day': ({ day }) => ({ start_date: day, end_date: day }),
  'by number': ({ number }) => ({ text: number }),
  'by the start of a number': ({ number }) => ({ text: number.slice(0, 6) }),
  'by id': ({ id }) => ({ text: id }),
  'by e-mail': ({ email }) => ({ text: email }),
};

export const orderLists: Part = {
  name: 'order-lists',
  about:
    'the list of orders, with each filter and by text, among a million orders beside a thousand',
  async run(tools) {
    const many = Number(process.env['ORDERS'] ?? (tools.quick ? QUICK_MANY : MANY));
    const seeded = await seededState(tools, 'order-lists');
    const few = await opened(tools, seeded, FEW);
    const large = await opened(tools, seeded, many);
    const rows: { name: string; p50: number[] }[] = [];
    for (const [name, query] of Object.entries(ASKED)) {
      const p50 = await inTurn(
        [few, large].map(({ port, cookie, middle }) => ({
          name,
          port,
          call: asked(port, cookie, query(middle)),
          status: 200,
        })),
        tools.quick,
      );
      tools.say(`${name}: ${p50.map((time) => time.toFixed(2)).join(' → ')} ms`);
      rows.push({ name, p50 });
    }
    return {
      checks: rows.map(({ name, p50: [small = 0, big = 0] }) => ({
        name: `orders, ${name}: p50 among ${many} beside ${FEW}`,
        figure: `${(big / small).toFixed(2)} × (${small.toFixed(2)} → ${big.toFixed(2)} ms)`,
        limit: `≤ ${LIMIT} ×`,
        met: big / small <= LIMIT,
      })),
    };
  },
};

function asked(port: number, cookie: string, query: Readonly<Record<string, string>>) {
  const path = `/api/admin/suppliers/${STORE}/orders?${new URLSearchParams(query)}`;
  const call = new Shop(port).get(path);
  return { ...call, headers: { ...call.headers, cookie } };
}

/** A product of its own with so many orders, and a session of the store's owner there. */
async function opened(tools: Tools, seeded: string, count: number) {
  tools.say(`Filling ${count} orders.`);
  const { stateDir, filled: middle } = await filledCopy(tools, seeded, STORE, (database) =>
    fillOrders(database, STORE, count, Date.now()),
  );
  const { port } = await tools.keep(
    startProduct(`bench-order-lists-${count}`, { STATE_DIR: stateDir }),
  );
  return { port, middle, cookie: await signInAs(shopAt(port, 'moda.localhost'), 'lirio') };
}
