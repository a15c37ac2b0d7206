/** A promoter's page of the first level and of all levels, in a directory of few promoters and of many. */
import { startProduct } from '../../support/server.ts';
import type { Part, Tools } from '../../support/suite/part.ts';
import { shopAt } from '../../support/visit.ts';
import { filledCopy } from '../filled-copy.ts';
import { inTurn } from '../people/session.ts';
import { seededState } from '../seeded.ts';
import { Shop } from '../shop.ts';
import { signInAs } from '../sign-in.ts';
import { fillPromoters } from './fill.ts';

const TOP = 'ac_ana';
const FEW = 1_000;
const MANY = 1_000_000;
const QUICK_MANY = 20_000;
/** Most of p50 among many promoters, as a multiple of that among few. */
const LIMIT = 1.2;

/** The queries of the rows, by name. */
const ASKED: Readonly<Record<string, string>> = {
  'a page of the first level': 'tree',
  'a page of all levels': 'tree?children=false',
  'the tenth page of all levels': 'tree?children=false&offset=90',
};

export const promoterPages: Part = {
  name: 'promoters',
  about: 'pages of who brought whom, among a million promoters beside a thousand',
  async run(tools) {
    const many = Number(process.env['PROMOTERS'] ?? (tools.quick ? QUICK_MANY : MANY));
    const seeded = await seededState(tools, 'promoters');
    const directories = [await opened(tools, seeded, FEW), await opened(tools, seeded, many)];
    const checks = [];
    for (const [name, path] of Object.entries(ASKED)) {
      const [small = 0, large = 0] = await inTurn(
        directories.map(({ port, cookie }) => ({
          name,
          port,
          call: asked(port, cookie, path),
          status: 200,
        })),
        tools.quick,
      );
      checks.push({
        name: `promoters, ${name}: p50 among ${many} beside ${FEW}`,
        figure: `${(large / small).toFixed(2)} × (${small.toFixed(2)} → ${large.toFixed(2)} ms)`,
        limit: `≤ ${LIMIT} ×`,
        met: large / small <= LIMIT,
      });
    }
    return { checks };
  },
};

function asked(port: number, cookie: string, path: string) {
  const call = new Shop(port).get(`/api/graph/${TOP}/${path}`);
  return { ...call, headers: { ...call.headers, cookie } };
}

/** A product of its own with so many promoters, and a session of the one at the top. */
async function opened(tools: Tools, seeded: string, count: number) {
  tools.say(`Filling ${count} promoters.`);
  const { stateDir } = await filledCopy(tools, seeded, { table: 'promoter' }, (database) =>
    fillPromoters(database, { top: TOP, store: 'st_mercado', count, now: Date.now() - 2 * count }),
  );
  const { port } = await tools.keep(
    startProduct(`bench-promoters-${count}`, { STATE_DIR: stateDir }),
  );
  return { port, cookie: await signInAs(shopAt(port, 'moda.localhost'), 'ana') };
}
