import { expect, test } from 'vitest';
import { fixedClock } from '../../../../shared/kernel/clock.ts';
import type { RequestScope } from '../../../unit-of-work/scope.ts';
import { forgetWords, lexiconOfStore, readWords } from './memory.ts';

/** A store's words, how often they were read, and the work that was left for later. */
function store(storeId: string) {
  const clock = fixedClock(1_000_000);
  const later: Promise<unknown>[] = [];
  let reads = 0;
  const scope = {
    tenant: { storeId },
    ports: { clock },
    cell: {
      first: () => {
        reads += 1;
        return Promise.resolve({ country: 'MX', search_words: '["tutú, falda"]' });
      },
    },
    later: (work: Promise<unknown>) => void later.push(work),
  } as unknown as RequestScope;
  const ask = async () => {
    const lexicon = await lexiconOfStore(scope);
    await Promise.all(later.splice(0));
    return lexicon;
  };
  return { scope, clock, ask, later, reads: () => reads };
}

test('words are read once while they are fresh, and behind the answer when they are not', async () => {
  const { ask, clock, reads } = store('st_fresh');
  const first = await ask();
  clock.advance(5000);
  expect(await ask()).toBe(first);
  expect(reads()).toBe(1);
  clock.advance(1);
  expect(await ask()).toBe(first);
  expect(reads()).toBe(2);
  const second = await ask();
  expect(second).not.toBe(first);
  expect(reads()).toBe(2);
});

test('they are read once at a time, and again after that', async () => {
  const { scope, ask, clock, reads, later } = store('st_once');
  await ask();
  clock.advance(5001);
  await lexiconOfStore(scope);
  await lexiconOfStore(scope);
  expect([reads(), later.length]).toEqual([2, 1]);
  await Promise.all(later.splice(0));
  clock.advance(5001);
  await ask();
  expect(reads()).toBe(3);
});

test('old words are read before they are used, and so are those of a clock put back', async () => {
  const { ask, clock, later, reads } = store('st_old');
  const first = await ask();
  clock.advance(600_000);
  expect(await ask()).not.toBe(first);
  clock.advance(-1);
  await ask();
  expect([reads(), later.length]).toEqual([3, 0]);
});

test('forgotten words are read anew, those of another store are not', async () => {
  const [one, other] = [store('st_one'), store('st_other')];
  await one.ask();
  await other.ask();
  forgetWords('st_one');
  await one.ask();
  await other.ask();
  expect([one.reads(), other.reads()]).toEqual([2, 1]);
});

test('a store that is gone has no words', async () => {
  const cell = { first: () => Promise.resolve(undefined) };
  const scope = { tenant: { storeId: 'st_gone' }, cell } as unknown as RequestScope;
  expect(await readWords(scope)).toEqual({ country: '', lines: [] });
});
