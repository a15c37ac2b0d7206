import { expect, test } from 'vitest';
import { trackingKey } from '../../../shared/rules/payout-formats.ts';
import { readAnswer, type KnownPayout } from './answer-file.ts';

const one: KnownPayout = { id: `cw_${'a'.repeat(26)}`, amount: 49_000, state: 'sent' };
const two: KnownPayout = { id: `cw_${'b'.repeat(26)}`, amount: 20_000, state: 'paid' };
const [A, B] = [trackingKey(one.id), trackingKey(two.id)];
const read = (...lines: string[]) =>
  readAnswer(['\uFEFFreference,amount,status,reason', ...lines].join('\r\n'), [one, two]);
const problems = (...lines: string[]) => read(...lines).differences.map(({ problem }) => problem);

test('what is new is read, and what was read before changes nothing', () => {
  expect(read(`${A},490.00,paid`, `${B},200.00,liquidada`)).toEqual({
    news: [{ cashout: one.id, state: 'paid', amount: 49_000, reason: null }],
    known: 1,
    differences: [],
  });
  const back = read(`${B.toLowerCase()},200.00,devuelta,"Cuenta cerrada, avisar"`);
  expect(back.news).toMatchObject([{ state: 'returned', reason: 'Cuenta cerrada, avisar' }]);
});

test('forged, doubled, late lines and other amounts are differences, each with its line', () => {
  expect(problems(`${A.replace('A', 'C')},490.00,paid`)).toEqual(['unknown']);
  expect(problems(`${A},490.00,paid`, `${A},490.00,paid`)).toEqual(['doubled']);
  expect(problems(`${A},490.00,paid`, `${A},490.00,returned`)).toEqual(['doubled']);
  expect(problems(`${A},490.01,paid`, `${A},-490.00,paid`)).toEqual(['amount', 'unreadable']);
  expect(problems(`${B},200.00,failed`)).toEqual(['late']);
  expect(problems(`${A},490.00,maybe`, '=HYPERLINK("x")', '')).toEqual([
    'unreadable',
    'unreadable',
  ]);
  expect(read(`${A},490.01,paid`).differences[0]).toMatchObject({
    line: 2,
    reference: A,
    kept: 49_000,
    answered: 49_001,
  });
});

test('a file without its header is none', () => {
  expect(readAnswer(`${A},490.00,paid`, [one]).differences).toMatchObject([
    { line: 1, problem: 'unreadable' },
  ]);
  expect(readAnswer('<html>', [one]).news).toEqual([]);
});
