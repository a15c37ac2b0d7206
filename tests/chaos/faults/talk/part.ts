/** The server is killed while conversations flow, again and again, on the same data. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { putPeopleIn, type Person } from '../../../bench/talk/people.ts';
import { launch } from '../../../support/launch.ts';
import { freePortPair } from '../../../support/server.ts';
import type { Part, Tools } from '../../../support/suite/part.ts';
import { randomFrom } from '../kill/random.ts';
import { copyOfBuild, logOf, temporaryFolder } from '../served.ts';
import { talkChecks, type Ended } from './checks.ts';
import { frameChecks } from './frames.ts';
import { untoldChecks } from './untold.ts';
import {
  begin,
  HOST,
  listen,
  readSince,
  STORE,
  talk as keepTalking,
  untilDecided,
  type Talked,
  type World,
} from './talker.ts';

const KILLS = Number(process.env['KILLS'] ?? 50);
const TALKS = Number(process.env['TALKS'] ?? 200);
/** As many messages at least are acknowledged by the last kill, which spreads the kills over them. */
const MESSAGES = Number(process.env['MESSAGES'] ?? 0);
/** Kills between a message and its lists, and the conversations that are looked at then. */
const UNTOLD = { rounds: 8, talks: 20 };
const QUICK = { kills: 3, talks: 20, rounds: 3 };
/** One kill in this many comes while the server still starts. */
const WHILE_STARTING = 10;
/** Messages that are acknowledged before a kill may come; they are not waited for once none has come for so long. */
const BUSY = 20;
const SILENT_MS = 15_000;
const MOMENT_MS = 1_400;
/** Lists are told by then, however often the telling was cut. */
const SETTLED_MS = 12_000;
const LOOK_MS = 20;

export const talk: Part = {
  name: 'talk',
  about: 'SIGKILL while conversations flow, and frames that no browser sends',
  async run(tools) {
    const { kills, talks, rounds } = tools.quick
      ? QUICK
      : { kills: KILLS, talks: TALKS, rounds: UNTOLD.rounds };
    const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
    tools.say(`seed ${seed} (SEED=${seed} chooses the same moments and messages)`);
    const random = randomFrom(seed);
    const lab = await makeLab(tools, talks);
    let over = false;
    let settled = false;
    const world: World = { port: lab.port, owner: lab.owner, random, isOver: () => over };
    let running = lab.start();
    if (!(await running.ready)) throw new Error(`the product did not start, see ${lab.log}`);
    const all = await Promise.all(lab.people.map((person) => begin(world, person)));
    const talking = Promise.all(all.map((talked) => keepTalking(world, talked)));
    const listening = Promise.all(all.map((talked) => listen(world, talked, () => settled)));
    // The fault is thrown where it is awaited; until then it must not end the process.
    for (const one of [talking, listening]) one.catch(() => undefined);
    for (let kill = 1; kill <= kills; kill += 1) {
      if (random.below(WHILE_STARTING) === 0) await wait(random.below(MOMENT_MS));
      else {
        if (!(await running.ready)) throw new Error(`the product did not start, see ${lab.log}`);
        await untilBusy(all, Math.ceil((MESSAGES * kill) / kills));
        await wait(random.below(MOMENT_MS));
      }
      await running.kill();
      tools.say(`kill ${kill} of ${kills}, ${countAcknowledged(all)} messages acknowledged`);
      running = lab.start();
    }
    if (!(await running.ready)) throw new Error(`the product did not start, see ${lab.log}`);
    over = true;
    await talking;
    await wait(SETTLED_MS);
    settled = true;
    await listening;
    const ended = await Promise.all(all.map((talked) => endOf(world, talked)));
    const checks = talkChecks(ended);
    const untold = {
      start: () => lab.start(),
      stateDir: lab.stateDir,
      rounds,
      say: (text: string) => tools.say(text),
    };
    const cut = await untoldChecks(world, all.slice(0, UNTOLD.talks), running, untold);
    running = cut.running;
    checks.push(...cut.checks, ...(await frameChecks(world, all)));
    await running.stop();
    const sum = (of: (one: Talked) => number) => all.reduce((total, one) => total + of(one), 0);
    return {
      checks,
      text:
        `${kills} kills (seed ${seed}), ${talks} conversations, ${countAcknowledged(all)} messages, ` +
        `${sum((one) => one.onLine)} of them on the line, ` +
        `${sum((one) => one.repeated)} calls repeated, sockets opened anew ${sum((one) => one.cuts)} times`,
    };
  },
};

interface Lab {
  readonly port: number;
  readonly stateDir: string;
  readonly log: string;
  readonly people: readonly Person[];
  readonly owner: Person;
  start(): ReturnType<typeof launch>;
}

/** Seeds a store, with people who are signed in. */
async function makeLab(tools: Tools, count: number): Promise<Lab> {
  const folder = await temporaryFolder(tools, 'talk');
  const stateDir = join(folder, 'state');
  const build = await copyOfBuild(folder);
  const port = await freePortPair();
  const log = logOf('talk');
  const start = () => {
    const launched = launch({ port, stateDir, build, log, env: {} });
    void tools.keep(Promise.resolve(launched));
    return launched;
  };
  tools.say('seeding');
  const seeding = start();
  if (!(await seeding.ready)) throw new Error(`the product did not start, see ${log}`);
  await seeding.stop();
  const { people, owner } = await putPeopleIn(stateDir, { store: STORE, host: HOST, count });
  return { port, stateDir, log, people, owner, start };
}

const countAcknowledged = (all: readonly Talked[]) =>
  all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Waits until people are heard again, and so many messages are acknowledged. */
async function untilBusy(all: readonly Talked[], least: number): Promise<void> {
  let count = countAcknowledged(all);
  const wanted = Math.max(count + BUSY, least);
  for (let last = Date.now(); count < wanted && Date.now() - last < SILENT_MS;) {
    await wait(LOOK_MS);
    const now = countAcknowledged(all);
    if (now > count) last = Date.now();
    count = now;
  }
}

/** How a conversation stands for both sides, and in their lists. */
async function endOf(world: World, talked: Talked): Promise<Ended> {
  const { id, shopper, acknowledged, opened, heard } = talked;
  const kept = (await readSince(world, talked, 0)).map(({ seq, body: text }) => ({ seq, text }));
  const pendingOf = async (person: Person, key: string) => {
    const path = `/api/inbox/conversation/${id}?key=${key}`;
    const one = await untilDecided(world, person, { method: 'GET', path });
    return (one as { pending: number }).pending;
  };
  const listedOf = async (person: Person, key: string) => {
    const path = `/api/inbox/${person.id}:${key}/conversation?limit=100&filter=`;
    const name = key === STORE ? talked.shopper.name : '';
    const found = await untilDecided(world, person, { method: 'GET', path: path + name });
    const { results } = found as { results: { id: string; pending: number }[] };
    return results.find((one) => one.id === id)?.pending ?? -1;
  };
  return {
    acknowledged,
    opened,
    kept,
    heard,
    pending: {
      shopper: await pendingOf(shopper, shopper.id),
      store: await pendingOf(world.owner, STORE),
    },
    listed: {
      shopper: await listedOf(shopper, shopper.id),
      store: await listedOf(world.owner, STORE),
    },
  };
}
