import { expect, test } from 'vitest';
import { allowedMistakes, deletionKeys, editDistance, rankCandidates } from './spelling.ts';

test.each([
  ['camisa', 'camisa', 0],
  ['camisa', 'camiza', 1],
  ['camisa', 'cmaisa', 1],
  ['camisa', 'camias', 1],
  ['zapato', 'zpaatos', 2],
  ['camara', 'cam', 3],
  ['camara', 'silla', 3],
  ['', 'ab', 2],
])('%s to %s takes %i', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
  expect(editDistance(b, a, 2)).toBe(distance);
});

test('short words must be right', () => {
  expect(['pan', 'mesa', 'camisa', 'camisas'].map(allowedMistakes)).toEqual([0, 1, 1, 2]);
  expect(deletionKeys('pan')).toEqual(['pan']);
});

test('keys are the damaged forms of the first seven letters', () => {
  expect(deletionKeys('mesa').toSorted()).toEqual(['esa', 'mea', 'mes', 'mesa', 'msa']);
  expect(deletionKeys('abcdefgh')).toHaveLength(29);
});

test('two words within reach share a key, whatever the mistake', () => {
  const alphabet = 'aeost';
  for (const word of ['mesa', 'camisa', 'zapatos', 'audifonos', 'refrigerador']) {
    const keys = new Set(deletionKeys(word));
    const typed = new Set<string>();
    for (let index = 0; index <= word.length; index++) {
      typed.add(word.slice(0, index) + word.slice(index + 1));
      for (const letter of alphabet) {
        typed.add(word.slice(0, index) + letter + word.slice(index));
        typed.add(word.slice(0, index) + letter + word.slice(index + 1));
      }
      if (index > 1) {
        typed.add(word.slice(0, index - 2) + word[index - 1] + word[index - 2] + word.slice(index));
      }
    }
    for (const wrong of typed) {
      if (editDistance(wrong, word, 2) > allowedMistakes(wrong)) continue;
      expect(
        deletionKeys(wrong).some((key) => keys.has(key)),
        `${wrong} for ${word}`,
      ).toBe(true);
    }
  }
});

test('the nearest comes first, then the same first letter, then the more frequent', () => {
  const found = rankCandidates('camiza', [
    { term: 'camino', count: 90 },
    { term: 'lamiza', count: 50 },
    { term: 'camisa', count: 3 },
    { term: 'camila', count: 9 },
    { term: 'silla', count: 99 },
  ]);
  expect(found.map(({ term }) => term)).toEqual(['camila', 'camisa', 'lamiza']);
  expect(rankCandidates('pan', [{ term: 'pana', count: 5 }])).toEqual([]);
});

/** The distance by its definition (optimal string alignment), from the ends of both words. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [headA, headB] = [a.slice(0, -1), b.slice(0, -1)];
  const ways = [
    slowDistance(headA, b) + 1,
    slowDistance(a, headB) + 1,
    slowDistance(headA, headB) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    ways.push(slowDistance(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...ways);
}

test.each([0, 1, 2])('up to %i edits the distance is that of its definition', (max) => {
  const short = ['', 'a', 'b', 'c'].flatMap((one) => ['', 'a', 'b'].flatMap((two) => [one + two]));
  const texts = short.flatMap((start) => ['', 'a', 'ba', 'cab'].map((end) => start + end));
  for (const a of texts) {
    for (const b of texts) {
      expect(editDistance(a, b, max), `${a} ${b}`).toBe(Math.min(slowDistance(a, b), max + 1));
    }
  }
});

test('no key stands twice', () => {
  for (const word of ['mama', 'aaaaaaa', 'camisas', 'zapatos']) {
    const keys = deletionKeys(word);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys[0]).toBe(word);
  }
});

test.each([
  ['the nearest', { term: 'casitax', count: 1 }, { term: 'casixax', count: 9 }],
  ['the same first letter', { term: 'casitx', count: 1 }, { term: 'xasita', count: 9 }],
  ['the more frequent', { term: 'casity', count: 9 }, { term: 'casitx', count: 1 }],
  ['the alphabet', { term: 'casitx', count: 1 }, { term: 'casity', count: 1 }],
])('%s decides, whichever was found first', (_what, first, second) => {
  expect(rankCandidates('casita', [first, second])[0]).toBe(first);
  expect(rankCandidates('casita', [second, first])[0]).toBe(first);
});
