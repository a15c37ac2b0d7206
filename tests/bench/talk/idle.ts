/** Sockets that sleep: how many there can be, what they keep open, and who else notices. */
import { setTimeout as wait } from 'node:timers/promises';
import { openFiles } from '../../chaos/faults/clients/files.ts';
import { isRefused, type RefusedLine } from '../../support/line.ts';
import { residentBytes } from '../../support/linux.ts';
import { ask } from '../call.ts';
import { median, percentile } from '../statistics.ts';
import type { Talk, TalkShop } from './shop.ts';

/** Openings under way at once. */
const AT_ONCE = 16;
/** Objects sleep by then. */
const ASLEEP_MS = 13_000;
const VISITS = 80;
const ROUNDS = 5;

export interface Idle {
  readonly open: number;
  readonly seconds: number;
  /** Openings that were told to come again, each of which did. */
  readonly refused: number;
  readonly filesEach: number;
  readonly bytesEach: number;
  /** p90 of a page, in ms: before, and beside the sockets. */
  readonly quiet: number;
  readonly beside: number;
  /** What one socket more is answered. */
  readonly more: RefusedLine | undefined;
}

/** Opens two sockets in each conversation, and visits the shop before and after. */
export async function measureIdle(
  shop: TalkShop,
  talks: readonly Talk[],
  say: (text: string) => void,
): Promise<Idle> {
  const { workerd } = shop.worker;
  const quiet = await visit(shop);
  await wait(ASLEEP_MS);
  const files = openFiles(workerd);
  const bytes = residentBytes(workerd);
  const start = performance.now();
  const waiting = [...talks, ...talks];
  const total = waiting.length;
  let refused = 0;
  let most = 0;
  let opened = 0;
  const openOnes = async () => {
    for (let talk = waiting.pop(); talk; talk = waiting.pop()) {
      for (;;) {
        const line = await shop.tryOpen(talk, 'shopper');
        if (!isRefused(line)) break;
        refused += 1;
        await wait(Number(line.retryAfter ?? 1) * 1_000 * (0.8 + Math.random() * 0.4));
      }
      most = Math.max(most, openFiles(workerd));
      opened += 1;
      if (opened % 1_000 === 0) say(`${opened} sockets, ${most} files`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openOnes));
  const seconds = (performance.now() - start) / 1_000;
  await wait(ASLEEP_MS);
  const filesEach = (openFiles(workerd) - files) / total;
  const bytesEach = (residentBytes(workerd) - bytes) / total;
  const [first] = talks;
  const one = first && (await shop.tryOpen(first, 'shopper'));
  const more = one && isRefused(one) ? one : undefined;
  const beside = await visit(shop);
  return { open: total, seconds, refused, filesEach, bytesEach, quiet, beside, more };
}

/** p90 of a page that is made anew, one visitor after another. */
async function visit(shop: TalkShop): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times: number[] = [];
    for (let n = 0; n < VISITS; n += 1) {
      const start = performance.now();
      const { status } = await ask(shop.worker.port, shop.page('/productos'));
      if (status !== 200) throw new Error(`a page answered ${status}`);
      times.push(performance.now() - start);
    }
    // The first round warms up.
    if (round > 0)
      rounds.push(
        percentile(
          times.toSorted((one, other) => one - other),
          0.9,
        ),
      );
  }
  return median(rounds);
}
