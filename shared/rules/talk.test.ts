import { describe, expect, test } from 'vitest';
import {
  isVisibleTo,
  MESSAGES_A_MINUTE,
  partiesOf,
  peerOf,
  saysSomething,
  searchWords,
  teaserOf,
  visibilityOf,
  whyNotWritten,
  type Parties,
  type Writing,
} from './talk.ts';

test.each([
  ['¿Hay en M?', '¿Hay en M?'],
  ['  dos\n\nlíneas ', 'dos líneas'],
  ['<b>Hola</b> <script>x</script>', 'Hola x'],
  ['1 < 2 y 3 > 2', '1 < 2 y 3 > 2'],
  ['a'.repeat(60), 'a'.repeat(50)],
  ['👩‍👩‍👧'.repeat(51), '👩‍👩‍👧'.repeat(50)],
  ['é'.repeat(51), 'é'.repeat(50)],
  ['', ''],
])('a teaser of %j is %j', (body, teaser) => {
  expect(teaserOf(body)).toBe(teaser);
});

test.each([
  ['hola', true],
  [' \n\t', false],
  ['\u200b\u0000', false],
  ['🙂', true],
])('%j says something: %s', (body, says) => {
  expect(saysSomething(body)).toBe(says);
});

test.each([
  ['"Ana*" and "fáldA*"', ['ana', 'falda']],
  ['ana  ruiz', ['ana', 'ruiz']],
  ['*', []],
  ['', []],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('a search for %j asks for %j', (filter, words) => {
  expect(searchWords(filter)).toEqual(words);
});

describe('parties', () => {
  test.each([
    ['ac_b', 'ac_a', ['ac_a', 'ac_b']],
    ['st_moda', 'ac_a', ['ac_a', 'st_moda']],
    ['ac_a', 'ac_a', undefined],
    ['st_a', 'st_b', undefined],
  ])('%s and %s', (one, other, parties) => {
    expect(partiesOf(one, other)).toEqual(parties);
    expect(partiesOf(other, one)).toEqual(parties);
  });

  const parties: Parties = ['ac_rosa', 'st_moda'];
  test('know each other', () => {
    expect([peerOf(parties, 'ac_rosa'), peerOf(parties, 'st_moda')]).toEqual([
      'st_moda',
      'ac_rosa',
    ]);
  });

  test.each<[string[], string, string[] | undefined]>([
    [[], 'ac_rosa', []],
    [['st_moda', 'ac_rosa'], 'st_moda', []],
    [['st_moda', 'st_moda'], 'st_moda', ['st_moda']],
    [['st_moda'], 'ac_rosa', undefined],
    [['ac_rosa'], 'ac_rosa', undefined],
    [['ac_rosa'], 'st_moda', undefined],
    [['ac_otra'], 'st_moda', undefined],
    [['st_moda', 'ac_otra'], 'st_moda', undefined],
  ])('%j named by %s are %j', (asked, writer, kept) => {
    expect(visibilityOf(asked, writer, parties)).toEqual(kept);
  });

  test('see what is for all, or for them', () => {
    expect(isVisibleTo([], 'ac_rosa')).toBe(true);
    expect(isVisibleTo(['st_moda'], 'ac_rosa')).toBe(false);
    expect(isVisibleTo(['st_moda'], 'st_moda')).toBe(true);
  });
});

describe('a message', () => {
  const first: Writing = {
    toAccount: true,
    isKnown: false,
    written: 0,
    inMinute: 0,
    isNote: false,
    isBlocked: false,
  };
  test.each<[string, Partial<Writing>, ReturnType<typeof whyNotWritten>]>([
    ['the first to a stranger', {}, undefined],
    ['the second to a stranger', { written: 1 }, 'answer_awaited'],
    ['the second to somebody who has answered', { written: 1, isKnown: true }, undefined],
    ['the second to a store', { written: 1, toAccount: false }, undefined],
    ['one of many', { toAccount: false, inMinute: MESSAGES_A_MINUTE - 1 }, undefined],
    ['one too many', { toAccount: false, inMinute: MESSAGES_A_MINUTE }, 'too_many_messages'],
    ['to a party that has blocked', { isBlocked: true }, 'conversation_blocked'],
    ['a note beside one', { isBlocked: true, isNote: true }, undefined],
    ['a note beside a stranger', { written: 1, isNote: true }, undefined],
    ['too many notes', { isNote: true, inMinute: MESSAGES_A_MINUTE }, 'too_many_messages'],
  ])('%s', (_name, writing, why) => {
    expect(whyNotWritten({ ...first, ...writing })).toBe(why);
  });
});
