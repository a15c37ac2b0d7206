/** The server is killed in the middle of an import, again and again, on the same data. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '../../../../shared/contracts/jobs.ts';
import { signInAs } from '../../../bench/sign-in.ts';
import { formWithFile } from '../../../support/form-text.ts';
import { launch, type Launched } from '../../../support/launch.ts';
import { findWorkerd, residentBytes } from '../../../support/linux.ts';
import { freePortPair } from '../../../support/server.ts';
import type { Part, Tools } from '../../../support/suite/part.ts';
import { shopAt } from '../../../support/visit.ts';
import { openCellOf } from '../kill/books.ts';
import { randomFrom } from '../kill/random.ts';
import { copyOfBuild, logOf, temporaryFolder } from '../served.ts';
import { importChecks, memoryCheck, type Left } from './checks.ts';

const ROWS = 60_000;
const QUICK_ROWS = 6_000;
const KILLS = 12;
const QUICK_KILLS = 3;
const UNITS = 3;
const LOOK_MS = 20;
/** Looks at the memory of a half of a run, fewer than which say nothing. */
const LOOKS_LEAST = 10;
/** A run that goes no further for this long has stopped. */
const STILL_MS = 60_000;
/** Less than the rows themselves take in a worker's memory. */
const GROWTH_MAX_BYTES = 64 * 1024 * 1024;

export const imports: Part = {
  name: 'import',
  about: 'SIGKILL in the middle of an import: no row is lost, none is written twice',
  async run(tools) {
    const rows = tools.quick ? QUICK_ROWS : ROWS;
    const kills = tools.quick ? QUICK_KILLS : KILLS;
    const random = randomFrom(Number(process.env['SEED'] ?? Date.now() % 1_000_000));
    const serve = await server(tools);
    tools.say('seeding');
    let run = await serve();
    const id = await begin(run.port, rows);
    let growth = Number.NaN;
    let done = 0;
    let cut = 0;
    for (let count = 1; count <= kills; count += 1) {
      const wanted = Math.round((rows * count) / (kills + 1)) + random.below(100);
      const far = ({ done: rowsDone }: Progress) => rowsDone >= wanted;
      const watched = await watch(run.launched.pid, serve.stateDir, id, far);
      growth = most(growth, watched.growth);
      await wait(random.below(LOOK_MS));
      await run.launched.kill();
      done = letLeaseEnd(serve.stateDir, id);
      if (done < rows) cut += 1;
      tools.say(`kill ${count} of ${kills} after ${done} of ${rows} rows`);
      run = await serve();
      // It answers once the job is over, which the next kill prevents.
      void run.launched.tick();
    }
    const last = await watch(run.launched.pid, serve.stateDir, id, isOver);
    await run.launched.stop();
    return {
      checks: [
        {
          name: 'kills while it was under way',
          figure: `${cut} of ${kills}`,
          limit: `${kills}`,
          met: cut === kills,
        },
        ...importChecks(leftIn(serve.stateDir, id), rows, UNITS),
        memoryCheck(most(growth, last.growth), GROWTH_MAX_BYTES),
      ],
      text: `${kills} kills, the last after ${done} of ${rows} rows`,
    };
  },
};

const most = (one: number, other: number) =>
  Number.isNaN(one) ? other : Number.isNaN(other) ? one : Math.max(one, other);

interface Run {
  readonly port: number;
  readonly launched: Launched;
}

/** The way to start the product on data that outlives it. */
async function server(tools: Tools) {
  const folder = await temporaryFolder(tools, 'import');
  const stateDir = join(folder, 'state');
  const build = await copyOfBuild(folder);
  const port = await freePortPair();
  const log = logOf('import');
  const serve = async (): Promise<Run> => {
    const launched = launch({ port, stateDir, build, log, env: {} });
    await tools.keep(Promise.resolve(launched));
    if (!(await launched.ready)) throw new Error(`the product did not start, see ${log}`);
    return { port, launched };
  };
  return Object.assign(serve, { stateDir });
}

/** Asks for the import as the owner of `moda`. Gives the job's id. */
async function begin(port: number, rows: number): Promise<string> {
  const shop = shopAt(port, 'moda.localhost');
  const cookie = await signInAs(shop, 'lirio');
  const lines = Array.from({ length: rows }, (_, n) => `${CODE}${n},Gorra ${n},19.90,${UNITS}`);
  const file = { name: 'caidas.csv', text: `code,name,price,stock\n${lines.join('\n')}\n` };
  const { type, body } = formWithFile({ dry_run: 'false' }, 'file', file);
  const headers = { cookie, 'content-type': type, 'idempotency-key': crypto.randomUUID() };
  const begun = await shop.send('POST', '/api/products-admin/import', body, headers);
  if (begun.status !== 201) throw new Error(`the import: ${begun.status} ${begun.text}`);
  return (begun.json() as Job).id;
}

const CODE = 'KILL-';

/** How far the import is, read from the cell's file: calls wait while a piece is written. */
interface Progress {
  readonly state: string;
  readonly done: number;
}

/** Looks at the import until it is far enough, and at the worker's memory meanwhile. */
async function watch(
  pid: number,
  stateDir: string,
  id: string,
  isFar: (progress: Progress) => boolean,
): Promise<{ readonly growth: number }> {
  const workerd = findWorkerd(pid);
  const memory: number[] = [];
  let last = { done: -1, at: Date.now() };
  const cell = openCellOf(stateDir);
  const look = cell.prepare('SELECT state, done FROM job WHERE id = ?');
  try {
    for (;;) {
      memory.push(residentBytes(workerd));
      const progress = look.get(id) as unknown as Progress;
      if (isFar(progress)) break;
      if (isOver(progress)) throw new Error(`the import is ${progress.state} already`);
      if (progress.done > last.done) last = { done: progress.done, at: Date.now() };
      if (Date.now() - last.at > STILL_MS)
        throw new Error(`the import stands at ${last.done} rows`);
      await wait(LOOK_MS);
    }
  } finally {
    cell.close();
  }
  const middle = memory.length >> 1;
  const growth = Math.max(...memory.slice(middle)) - Math.max(...memory.slice(0, middle));
  return { growth: middle < LOOKS_LEAST ? Number.NaN : growth };
}

const isOver = ({ state }: Progress) => state !== 'waiting' && state !== 'running';

/** Lets the minute pass after which a worker counts as dead. Gives the rows that are done. */
function letLeaseEnd(stateDir: string, id: string): number {
  const cell = openCellOf(stateDir);
  try {
    cell.prepare('UPDATE job SET next_at = 0 WHERE id = ? AND ended_at IS NULL').run(id);
    return (cell.prepare('SELECT done FROM job WHERE id = ?').get(id) as { done: number }).done;
  } finally {
    cell.close();
  }
}

function leftIn(stateDir: string, id: string): Left {
  const cell = openCellOf(stateDir);
  try {
    const counted = cell
      .prepare(
        `SELECT count(*) AS skus, count(DISTINCT k.code) AS codes,
           count(DISTINCT k.item_id) AS items, coalesce(sum(k.on_hand), 0) AS units,
           (SELECT count(*) FROM stock_move m JOIN sku s ON s.id = m.sku_id
             WHERE s.code LIKE '${CODE}%') AS moves,
           (SELECT count(*) FROM import_change WHERE job_id = ?) AS undoable
         FROM sku k WHERE k.code LIKE '${CODE}%'`,
      )
      .get(id) as unknown as Omit<Left, 'state' | 'made' | 'failed'>;
    const job = cell
      .prepare(
        `SELECT state, result ->> '$.counts.made' AS made, result ->> '$.counts.failed' AS failed
         FROM job WHERE id = ?`,
      )
      .get(id) as unknown as Pick<Left, 'state' | 'made' | 'failed'>;
    return { ...counted, ...job };
  } finally {
    cell.close();
  }
}
