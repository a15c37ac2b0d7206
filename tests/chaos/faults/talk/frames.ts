/** A socket that says what no browser would: it is closed, and nobody else notices. */
import { setTimeout as wait } from 'node:timers/promises';
import type { TalkEvent } from '../../../../shared/contracts/talk-line.ts';
import { socketPath } from '../../../../shared/rules/talk-line.ts';
import type { Person } from '../../../bench/talk/people.ts';
import { isRefused, openLine, type Line } from '../../../support/line.ts';
import type { Check } from '../../../support/suite/part.ts';
import { STORE, untilDecided, HOST, type Talked, type World } from './talker.ts';

const LATE_MS = 5_000;
const FRAMES = 10_000;
const MEGABYTE = 1_000_000;
const WRITING = JSON.stringify({ type: 'writing' });

const ATTACKS: readonly (readonly [string, (line: Line) => void])[] = [
  ['binary', (line) => line.sayBytes(Buffer.alloc(64, 7))],
  ['of 1 MB', (line) => line.say(WRITING + ' '.repeat(MEGABYTE - WRITING.length))],
  ['of 1 MB, binary', (line) => line.sayBytes(Buffer.alloc(MEGABYTE, 7))],
  ['not JSON', (line) => line.say('{"type":')],
  [`${FRAMES.toLocaleString('en')} at once`, (line) => line.sayOften(WRITING, FRAMES)],
];

/** Tries each attack in a conversation of its own, with the store's own socket beside it. */
export async function frameChecks(world: World, all: readonly Talked[]): Promise<Check[]> {
  const checks: Check[] = [];
  for (const [index, [name, attack]] of ATTACKS.entries()) {
    const talked = all[index];
    if (!talked) throw new Error('there are too few conversations');
    const { id, shopper } = talked;
    const [attacker, bystander] = [
      await open(world, id, shopper, shopper.id),
      await open(world, id, world.owner, STORE),
    ];
    const shown = new Promise<boolean>((settle) => {
      bystander.heard = (text) => {
        const event = JSON.parse(text) as TalkEvent;
        if (event.type === 'message' && event.message.body === name) settle(true);
      };
    });
    attack(attacker);
    const code = await Promise.race([attacker.closed, wait(LATE_MS, undefined)]);
    const body = { body: name };
    const path = `/api/inbox/messages/${id}/${shopper.id}`;
    await untilDecided(world, shopper, { method: 'POST', path, body });
    const isShown = await Promise.race([shown, wait(LATE_MS, false)]);
    bystander.cut();
    attacker.cut();
    checks.push({
      name: `frames that are ${name}`,
      figure: `${code === undefined ? 'not closed' : `closed by ${code}`}, the other side ${isShown ? 'goes on' : 'is deaf'}`,
      limit: 'closed, the other side goes on',
      met: code !== undefined && isShown,
    });
  }
  return checks;
}

async function open(world: World, id: string, { cookie }: Person, key: string): Promise<Line> {
  const host = `${HOST}:${world.port}`;
  const line = await openLine({
    port: world.port,
    host,
    path: `${socketPath(id)}?key=${key}&since=0`,
    headers: { cookie, origin: `http://${host}` },
  });
  if (isRefused(line)) throw new Error(`a socket was refused: ${line.status}`);
  return line;
}
