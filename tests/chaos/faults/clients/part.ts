/** Slow and silent clients, thousands of them, while ordinary visitors are served. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { residentBytes, wantedMicroseconds } from '../../../support/linux.ts';
import type { Check, Part, Tools } from '../../../support/suite/part.ts';
import { startBareWorker } from '../../../bench/bare/start.ts';
import { ask } from '../../../bench/call.ts';
import { copyOfBuild, startServed, temporaryFolder } from '../served.ts';
import { gather, IDLE, OTHERS, room, stateOf, type Crowd } from './crowds.ts';
import { mostFiles, openFiles } from './files.ts';
import { checkServed, figureOf } from './limits.ts';
import { visitFor, type Servers } from './visitors.ts';

/** Fewer idle connections than these are no crowd. */
const LEAST_IDLE = 5_000;
const VISIT_MS = 8_000;
const QUICK_VISIT_MS = 2_000;
/** After this time a crowd reports how many clients the server has ended. */
const STAYED_MS = 22_000;
/** Time for both sides to close the connections of a crowd that left; longer on a busy machine. */
const LEFT_MS = 2_000;
const LEFT_LIMIT_MS = 60_000;
/** A server that wants no more of a core than this share has done its work. */
const REST_SHARE = 0.15;
const REST_LOOK_MS = 500;
const REST_LIMIT_MS = 60_000;
/** Files beside those of connections that may open meanwhile. */
const MORE_FILES = 200;
/**
 * Time in which a server that ran out of files serves again: workerd ends and is started again, or lives
 * on without files until it ends the connections without a header, after 15 s.
 */
const BACK_MS = 30_000;

export const clients: Part = {
  name: 'clients',
  about: '10,000 idle connections, slow headers, bodies that never end: the others are served',
  async run(tools) {
    const folder = await temporaryFolder(tools, 'clients');
    const build = await copyOfBuild(folder);
    const product = await startServed(tools, 'clients', { build, stateDir: join(folder, 'state') });
    const { port, workerd } = product;
    const servers: Servers = { port, bare: await startBare(tools, port) };
    const visitMs = tools.quick ? QUICK_VISIT_MS : VISIT_MS;
    await visitFor(servers, visitMs);
    const quiet = await visitFor(servers, visitMs);
    const places = room(workerd);
    const idle = { ...IDLE, count: Math.min(IDLE.count, places) };
    const checks: Check[] = [
      { name: 'quiet', figure: figureOf(quiet), met: Object.keys(quiet.failures).length === 0 },
      checkRoom(places, workerd),
    ];
    const told: string[] = [];
    for (const crowd of [idle, ...OTHERS]) {
      tools.say(`${crowd.count} ${crowd.name}`);
      const outcome = await besides(tools, servers, workerd, crowd, visitMs);
      checks.push(
        outcome.came,
        checkServed(`beside ${crowd.count} ${crowd.name}`, outcome.served, quiet),
      );
      told.push(outcome.told);
    }
    tools.say('all of them at once');
    const files = openFiles(workerd);
    const others = OTHERS.reduce((sum, { count }) => sum + count, 0);
    const fewer = { ...idle, count: Math.min(idle.count, places - others) };
    const all = [];
    for (const crowd of [...OTHERS, fewer]) all.push(await gather(tools, port, crowd));
    await untilAtRest(workerd);
    const beside = await visitFor(servers, visitMs);
    checks.push(checkServed(`beside all at once, ${fewer.count} idle`, beside, quiet));
    for (const { child } of all) child.kill();
    checks.push(await checkLeft(workerd, files));
    checks.push(checkServed('when they have left', await visitFor(servers, visitMs), quiet));
    if (Number.isFinite(places) && places < IDLE.count) {
      checks.push(await checkTooMany(tools, servers, places));
    }
    return { checks, text: told.join('\n') };
  },
};

/**
 * Checks that the system lets workerd hold enough connections for the part to prove anything: the
 * 10,000 are tried where it lets that, else as many as it lets.
 */
function checkRoom(places: number, workerd: number | undefined): Check {
  const most = mostFiles(workerd);
  const note =
    `this system allows a process ${most.toLocaleString('en')} open files (ulimit -n), and workerd opens ` +
    `two for each connection: ${IDLE.count.toLocaleString('en')} at once were not tried`;
  return {
    name: 'connections that the system lets it hold',
    figure: Number.isFinite(places) ? places.toLocaleString('en') : 'not known here',
    limit: `≥ ${LEAST_IDLE.toLocaleString('en')}`,
    met: places >= LEAST_IDLE,
    ...(places < IDLE.count ? { note } : {}),
  };
}

/** One crowd connects, visitors visit, the crowd reports again and leaves. */
async function besides(
  tools: Tools,
  servers: Servers,
  workerd: number | undefined,
  crowd: Crowd,
  visitMs: number,
) {
  const before = { memory: residentBytes(workerd), files: openFiles(workerd) };
  const begun = Date.now();
  const gathered = await gather(tools, servers.port, crowd);
  await untilAtRest(workerd);
  const memory = residentBytes(workerd) - before.memory;
  const files = openFiles(workerd) - before.files;
  const served = await visitFor(servers, visitMs);
  if (!tools.quick) await wait(Math.max(0, begun + STAYED_MS - Date.now()));
  const later = await stateOf(gathered);
  const seconds = Math.round((Date.now() - begun) / 1000);
  gathered.child.kill();
  await untilLeft(workerd, before.files);
  const { connected, ended, refused } = gathered.state;
  const came: Check = {
    name: `${crowd.name}: held at once`,
    figure: `${connected} of ${crowd.count}, ${refused} refused, ${ended} ended`,
    limit: 'all',
    met: connected === crowd.count,
  };
  const said = Object.entries(later.said).map(([line, count]) => `, ${count} × ${line}`);
  const told =
    `${crowd.count} ${crowd.name}: ${files} files and ${(memory / 1e6).toFixed(0)} MB more in ` +
    `workerd; after ${seconds} s ${later.ended} ended by the server${said.join('')}`;
  return { came, served, told };
}

/** A bare worker with the product's home page. @returns its port */
async function startBare(tools: Tools, port: number): Promise<number> {
  const bare = await tools.keep(startBareWorker());
  const home = { method: 'GET', path: '/', headers: { host: `moda.localhost:${port}` } } as const;
  await bare.answerWith(await ask(port, home));
  return bare.port;
}

/**
 * Waits until the server has done what a crowd asks for. Readers that do not read are answered until
 * their connections' buffers are full, which takes a busy machine long; only then do they do nothing.
 */
async function untilAtRest(workerd: number | undefined): Promise<void> {
  const begun = Date.now();
  let wanted = 0;
  do {
    const before = wantedMicroseconds(workerd);
    await wait(REST_LOOK_MS);
    wanted = wantedMicroseconds(workerd) - before;
  } while (wanted > REST_LOOK_MS * 1_000 * REST_SHARE && Date.now() - begun < REST_LIMIT_MS);
}

/** Waits until a crowd's connections are closed here too. @returns files that are still open for it */
async function untilLeft(workerd: number | undefined, before: number): Promise<number> {
  const begun = Date.now();
  let more = Number.NaN;
  do {
    await wait(LEFT_MS);
    more = openFiles(workerd) - before;
  } while (more > MORE_FILES && Date.now() - begun < LEFT_LIMIT_MS);
  return more;
}

async function checkLeft(workerd: number | undefined, before: number): Promise<Check> {
  const more = await untilLeft(workerd, before);
  return {
    name: 'files that workerd has open for those who left',
    figure: Number.isNaN(more) ? 'not known here' : String(Math.max(0, more)),
    limit: `≤ ${MORE_FILES}`,
    met: !(more > MORE_FILES),
  };
}

/** Past its limit workerd ends and is started again, or refuses until the connections end. */
async function checkTooMany(tools: Tools, servers: Servers, places: number): Promise<Check> {
  const count = places + 2_000;
  tools.say(`${count} idle connections, more than it can hold`);
  const { child } = await gather(tools, servers.port, { ...IDLE, count });
  const begun = Date.now();
  let failed = true;
  while (failed && Date.now() - begun < BACK_MS) {
    const { failures } = await visitFor(servers, 100);
    failed = Object.keys(failures).length > 0;
  }
  const milliseconds = Date.now() - begun;
  child.kill();
  return {
    name: `after ${count} connections, too many: serves again`,
    figure: failed ? 'not' : `within ${milliseconds} ms`,
    limit: `≤ ${BACK_MS} ms`,
    met: !failed,
  };
}
