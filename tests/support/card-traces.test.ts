import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseCardTraces } from './card-traces.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'card-traces-'));
  mkdirSync(join(folder, 'state', 'd1'), { recursive: true });
  writeFileSync(join(folder, 'run.log'), '{"level":"info"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const look = () => refuseCardTraces(join(folder, 'state'), join(folder, 'run.log'));

test.each(['4242424242424242', '4000 0000 0000 0002', '3782-8224-6310-005'])(
  '%s is found in a database, among bytes that are no text',
  (number) => {
    writeFileSync(
      join(folder, 'state', 'd1', 'cell.sqlite'),
      Buffer.concat([Buffer.from([0, 255, 254]), Buffer.from(`x${number}y`), Buffer.from([0])]),
    );
    expect(look).toThrow(`cell.sqlite: ${number}`);
  },
);

test('a number in the log is found too', () => {
  writeFileSync(join(folder, 'run.log'), 'paid by 5555555555554444');
  expect(look).toThrow(/run\.log: 5555/);
});

test('last digits, times and ids are no card numbers', () => {
  writeFileSync(join(folder, 'state', 'd1', 'cell.sqlite'), 'last4 4242, 1764324000000, pi_424242');
  expect(look).not.toThrow();
});
