/** Tickets a second that the door checks, beside the bare conditional update that admits one. */
import { sampleDoor } from '../../../shared/contracts/samples.ts';
import type { Part } from '../../support/suite/part.ts';
import { shopAt } from '../../support/visit.ts';
import { onTheWire, type Call } from '../call.ts';
import { EFFORT, QUICK_EFFORT } from '../effort.ts';
import { startLoadGenerator } from '../load/generate.ts';
import { startOwnWorker } from '../own-worker.ts';
import { seededState } from '../seeded.ts';
import { median } from '../statistics.ts';
import { ADMIT_PATH, TICKETS_PATH, type MadeTicket } from './paths.ts';
import { signInAs } from '../sign-in.ts';

/** Tickets of one round of each. */
const TICKETS = 2_000;
const QUICK_TICKETS = 400;
/** Least share of the bare update's rate. */
const LIMIT = 0.25;
const ROUND_MS = 60_000;

export const doorRate: Part = {
  name: 'door',
  about: 'tickets a second at the door, beside a bare conditional update',
  async run(tools) {
    const stateDir = await seededState(tools, 'door');
    const { port } = await tools.keep(
      startOwnWorker(stateDir, 'tests/bench/orders/door-worker.ts'),
    );
    const generator = await tools.keep(Promise.resolve(startLoadGenerator()));
    const shop = shopAt(port, 'eventos.localhost');
    const cookie = await signInAs(shop, 'telon-boletos');
    const { rounds, connections } = tools.quick ? QUICK_EFFORT : EFFORT;
    const count = Number(process.env['TICKETS'] ?? (tools.quick ? QUICK_TICKETS : TICKETS));
    const make = async () => {
      const { status, text } = await shop.send('POST', TICKETS_PATH, { count });
      if (status !== 200) throw new Error(`making tickets: ${status} ${text.slice(0, 300)}`);
      return JSON.parse(text) as MadeTicket[];
    };
    const rateOf = async (calls: readonly Call[]) => {
      const { requests, seconds } = await generator.load({
        port,
        connections,
        milliseconds: ROUND_MS,
        requests: calls.map(onTheWire),
        once: true,
        status: 200,
      });
      return requests / seconds;
    };
    const call = (path: string, body: object, headers: Readonly<Record<string, string>>): Call => ({
      method: 'POST',
      path,
      headers: {
        host: shop.host,
        origin: shop.origin,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const rates: { door: number; bare: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const path = `/api/tickets-admin/events/${sampleDoor.event}/admissions`;
      const door = await rateOf(
        (await make()).map(({ text }) =>
          call(path, { code: text }, { cookie, 'idempotency-key': crypto.randomUUID() }),
        ),
      );
      const bare = await rateOf((await make()).map(({ id }) => call(ADMIT_PATH, { id }, {})));
      tools.say(`Round ${round}: ${door.toFixed(0)} of ${bare.toFixed(0)} a second.`);
      // The first round warms up.
      if (round > 0) rates.push({ door, bare });
    }
    const share = median(rates.map(({ door, bare }) => door / bare));
    return {
      checks: [
        {
          name: 'tickets a second at the door, as a share of a bare conditional update',
          figure: `${(share * 100).toFixed(0)} % (${median(rates.map(({ door }) => door)).toFixed(0)} a second)`,
          limit: `≥ ${LIMIT * 100} %`,
          met: share >= LIMIT,
          note: 'A check reads the session, verifies the signature (Ed25519) and keeps its answer under its key, too.',
        },
      ],
    };
  },
};
