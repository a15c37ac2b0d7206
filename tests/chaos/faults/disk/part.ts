/** The disk of a machine of one's own fills in the middle of checkouts, and is freed again. */
import { setTimeout as wait } from 'node:timers/promises';
import { askHost, callApi } from '../../../support/call-api.ts';
import type { Check, Part } from '../../../support/suite/part.ts';
import { makeLab } from '../kill/lab.ts';
import { randomFrom } from '../kill/random.ts';
import { settle, SHOPPERS } from '../kill/settle.ts';
import { shop } from '../kill/shopper.ts';
import { smallDisk } from './small-disk.ts';

const FILLINGS = 8;
const QUICK_FILLINGS = 2;
const DISK_MB = 96;
/** Room that the product keeps for requests under way. */
const RESERVE_MB = 16;
/** How long shoppers buy before each filling, and how long the disk stays full. */
const BUSY_MS = 4_000;
const FULL_MS = 4_000;
/** By when the product knows of a full disk, and of a free one. */
const TOLD_WITHIN_MS = 1_500;
const STORE = 'moda.localhost';
const PAGES = ['/', '/productos', '/catalogos', '/terms'];

/** The answers while the disk was full, or free again. */
interface Seen {
  readonly wrong: string[];
  looks: number;
}

export const disk: Part = {
  name: 'disk',
  about: 'the disk full in the middle of checkouts: it is told, pages stay, nothing is lost',
  async run(tools) {
    const fillings = tools.quick ? QUICK_FILLINGS : FILLINGS;
    const small = await tools.keep(smallDisk(DISK_MB));
    const lab = await makeLab(tools, randomFrom(1), {
      name: 'disk',
      stateDir: small.folder,
      env: { DISK_RESERVE_MB: `${RESERVE_MB}` },
    });
    const { port } = lab.world;
    const server = await lab.serve();
    const shopping = Promise.all(Array.from({ length: SHOPPERS }, () => shop(lab.world)));
    shopping.catch(() => undefined);
    const health: Seen = { wrong: [], looks: 0 };
    const pages: Seen = { wrong: [], looks: 0 };
    const writes: Seen = { wrong: [], looks: 0 };
    for (let count = 1; count <= fillings; count += 1) {
      await wait(BUSY_MS);
      // In turns: into the reserve, which the product notices first, and to the last byte.
      small.fill(count % 2 === 1 ? (RESERVE_MB / 2) * 1_000_000 : 0);
      await wait(TOLD_WITHIN_MS);
      for (const until = Date.now() + FULL_MS; Date.now() < until;) {
        await look(health, () => healthOf(port), '503 full');
        for (const path of PAGES) await look(pages, () => pageOf(port, path), '200');
        await look(writes, () => cartOf(port), '507 storage_full');
      }
      small.free();
      await wait(TOLD_WITHIN_MS);
      await look(health, () => healthOf(port), '200 ok');
      await look(writes, () => cartOf(port), '201');
      tools.say(
        `full ${count} of ${fillings}, ${lab.world.receipts.placed.length} orders answered`,
      );
    }
    const { checks, text } = await settle(tools, lab, shopping, server);
    return {
      checks: [
        told('health checks that tell another thing than the disk', health),
        told('pages that are not shown on a full disk', pages),
        told('calls that are not told why, or not taken when there is room', writes),
        ...checks,
      ],
      text: `the disk filled ${fillings} times, ${text}`,
    };
  },
};

async function look(seen: Seen, ask: () => Promise<string>, expected: string): Promise<void> {
  const answer = await ask().catch((error: unknown) => String(error));
  seen.looks += 1;
  if (answer !== expected) seen.wrong.push(`${answer} instead of ${expected}`);
}

async function healthOf(port: number): Promise<string> {
  const { status, body } = await askHost(port, STORE, '/healthz');
  return `${status} ${(JSON.parse(body) as { disk?: string }).disk}`;
}

async function pageOf(port: number, path: string): Promise<string> {
  return `${(await askHost(port, STORE, path)).status}`;
}

async function cartOf(port: number): Promise<string> {
  const { status, json } = await callApi(port, STORE, 'POST', '/shopping-carts', { lines: [] });
  const { code } = json as { code?: string };
  return code === undefined ? `${status}` : `${status} ${code}`;
}

function told(name: string, { wrong, looks }: Seen): Check {
  const note = [...new Set(wrong)].slice(0, 3).join('; ');
  return {
    name,
    figure: `${wrong.length} of ${looks}`,
    limit: '0',
    met: wrong.length === 0,
    ...(note ? { note } : {}),
  };
}
