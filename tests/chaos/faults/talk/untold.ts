/** The server dies after it has acknowledged a message, and before it has told the lists of it. */
import { setTimeout as wait } from 'node:timers/promises';
import { openDirectoryOf, type Person } from '../../../bench/talk/people.ts';
import type { Launched } from '../../../support/launch.ts';
import type { Check } from '../../../support/suite/part.ts';
import { STORE, untilDecided, type Talked, type World } from './talker.ts';

/** Lists are told a quarter of a second after a message: a kill at any moment of it finds them untold. */
const UNTOLD_MS = 250;
/** Lists have caught up by then, once the server is back. */
const CAUGHT_UP_MS = 12_000;
const LOOK_MS = 100;
/** The lists that a conversation stands in: the shopper's and the store's. */
const LISTS = 2;

interface Lab {
  readonly start: () => Launched;
  /** Folder of the server's data. */
  readonly stateDir: string;
  readonly rounds: number;
  readonly say: (text: string) => void;
}

/** A row of a list, as far as it is looked at. */
interface Row {
  readonly id: string;
  readonly last_message_teaser: string;
}

/**
 * Kills the server between a message and its lists, several times. Nobody asks the conversations for anything
 * afterwards: only their own timers can tell the lists.
 * @returns the server that runs in the end, and the checks
 */
export async function untoldChecks(
  world: World,
  all: readonly Talked[],
  started: Launched,
  { start, stateDir, rounds, say }: Lab,
): Promise<{ readonly running: Launched; readonly checks: Check[] }> {
  let running = started;
  let behind = 0;
  let untold = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const text = `untold ${round}`;
    await Promise.all(all.map((talked) => write(world, talked, text)));
    await wait(world.random.below(UNTOLD_MS));
    await running.kill();
    const left = untoldIn(stateDir, all, text);
    untold += left;
    running = start();
    if (!(await running.ready)) throw new Error('the product did not start again');
    const times = await Promise.all(all.map((talked) => caughtUp(world, talked, text)));
    behind += times.filter((time) => time === undefined).length;
    const slowest = Math.max(...times.map((time) => time ?? CAUGHT_UP_MS));
    say(
      `kill ${round} of ${rounds} before lists were told: ${left} untold, told ${slowest} ms after the start at most`,
    );
  }
  const checks = [
    {
      name: 'lists that did not catch up with a message whose server died before it told them',
      figure: `${behind}`,
      limit: '0',
      met: behind === 0,
    },
    {
      name: 'conversations whose lists were untold after such a kill: without one nothing is proved',
      figure: `${untold}`,
      limit: '≥ 1',
      met: untold > 0,
    },
  ];
  return { running, checks };
}

/**
 * How many conversations have a list that does not know of a message. It is read while no server runs: one that
 * starts tells its lists before it answers anybody.
 */
function untoldIn(stateDir: string, all: readonly Talked[], text: string): number {
  const directory = openDirectoryOf(stateDir);
  try {
    const told = directory.prepare(
      'SELECT count(*) AS lists FROM conversation WHERE id = ? AND teaser = ?',
    );
    const listsOf = ({ id }: Talked) => (told.get(id, text) as { lists: number }).lists;
    return all.filter((talked) => listsOf(talked) < LISTS).length;
  } finally {
    directory.close();
  }
}

/** One more message of the shopper, acknowledged. */
async function write(world: World, { id, shopper }: Talked, body: string): Promise<void> {
  const path = `/api/inbox/messages/${id}/${shopper.id}`;
  await untilDecided(world, shopper, { method: 'POST', path, body: { body } });
}

/** Milliseconds until both lists show a message, none where they do at once; undefined where one never does. */
async function caughtUp(world: World, talked: Talked, text: string): Promise<number | undefined> {
  const start = Date.now();
  for (let look = 0; Date.now() - start < CAUGHT_UP_MS; look += 1) {
    const shown = await Promise.all([
      teaserOf(world, talked, talked.shopper, talked.shopper.id),
      teaserOf(world, talked, world.owner, STORE),
    ]);
    if (shown.every((teaser) => teaser === text)) return look === 0 ? 0 : Date.now() - start;
    await wait(LOOK_MS);
  }
  return undefined;
}

/** The last message by a list of DIRECTORY. */
async function teaserOf(world: World, { id, shopper }: Talked, person: Person, key: string) {
  const name = key === STORE ? shopper.name : '';
  const path = `/api/inbox/${person.id}:${key}/conversation?limit=100&filter=${name}`;
  const found = await untilDecided(world, person, { method: 'GET', path });
  const { results } = found as { results: readonly Row[] };
  return results.find((row) => row.id === id)?.last_message_teaser;
}
