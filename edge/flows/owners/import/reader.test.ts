import { expect, test } from 'vitest';
import { delimiterOf, readRows } from './reader.ts';

const COMMA = ','.charCodeAt(0);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const whole = { isLast: true, isCut: false };

test('quotes, line breaks within cells, and every line end are read', () => {
  const file = bytesOf('a,"b, ""c""\r\nd",\r\ne,f,g\rh,i,j');
  const { rows, used } = readRows(file, COMMA, 10, whole);
  expect(rows.map((row) => row.cells)).toEqual([
    ['a', 'b, "c"\r\nd', ''],
    ['e', 'f', 'g'],
    ['h', 'i', 'j'],
  ]);
  expect(used).toBe(file.length);
});

test('a quote that never ends costs its own row, and one that goes on after it too', () => {
  const { rows } = readRows(bytesOf('"a,b\nc,d\n"e"f,g\nh,i\n'), COMMA, 10, whole);
  expect(rows).toEqual([
    { fault: 'open_quote' },
    { cells: ['c', 'd'] },
    { fault: 'open_quote' },
    { cells: ['h', 'i'] },
  ]);
});

test.each(['\n', '\r', '\r\n'])(
  'after a row that cannot be read the next line is read, with line ends %j',
  (end) => {
    const lines = ['a,b', '"c,d', `${'x'.repeat(300)},e`, 'f,g', 'h,i'];
    const file = bytesOf(lines.join(end));
    // Every size of a part that holds a whole row, so that parts end within line ends too.
    for (let size = 8; size < 60; size += 1) {
      const read: unknown[] = [];
      let at = 0;
      let isCut = false;
      while (at < file.length) {
        const part = file.subarray(at, at + size);
        const rows = readRows(part, COMMA, 50, { isLast: at + part.length >= file.length, isCut });
        read.push(...rows.rows);
        at += rows.used;
        ({ isCut } = rows);
      }
      const faults = [{ fault: 'open_quote' }, { fault: 'too_long' }];
      const rest = [{ cells: ['f', 'g'] }, { cells: ['h', 'i'] }];
      expect([size, ...read]).toEqual([size, { cells: ['a', 'b'] }, ...faults, ...rest]);
    }
  },
);

test('a cell of 1 MB is refused with its row, in parts of a bounded size', () => {
  const file = bytesOf(`a,b\n${'x'.repeat(1_000_000)},c\nd,e\n`);
  const PART = 65_536;
  const read: unknown[] = [];
  let at = 0;
  let isCut = false;
  while (at < file.length) {
    const part = file.subarray(at, at + PART);
    const isLast = at + part.length >= file.length;
    const rows = readRows(part, COMMA, 50, { isLast, isCut });
    read.push(...rows.rows);
    at += rows.used;
    ({ isCut } = rows);
  }
  expect(read).toEqual([{ cells: ['a', 'b'] }, { fault: 'too_long' }, { cells: ['d', 'e'] }]);
});

test('a million rows are read in parts, each once', () => {
  const ROWS = 1_000_000;
  const PART = 262_144;
  let made = 0;
  let rest = new Uint8Array();
  let count = 0;
  let sum = 0;
  while (made < ROWS || rest.length > 0) {
    let text = '';
    while (made < ROWS && text.length < PART - rest.length) {
      text += `${made},"fila ${made}"\r\n`;
      made += 1;
    }
    const part = new Uint8Array(rest.length + text.length);
    part.set(rest);
    part.set(bytesOf(text), rest.length);
    const read = readRows(part, COMMA, 100_000, { isLast: made === ROWS, isCut: false });
    count += read.rows.length;
    for (const { cells } of read.rows) sum += Number(cells?.[0]);
    rest = part.slice(read.used);
    expect(rest.length).toBeLessThan(PART);
  }
  expect(count).toBe(ROWS);
  expect(sum).toBe((ROWS * (ROWS - 1)) / 2);
});

test('the sign between cells is the one that the first line has most often', () => {
  expect(delimiterOf(bytesOf('a;b;c, d\n1,2,3,4,5'))).toBe(';'.charCodeAt(0));
  expect(delimiterOf(bytesOf('a;b;c, d\r1,2,3,4,5'))).toBe(';'.charCodeAt(0));
  expect(delimiterOf(bytesOf('a\tb'))).toBe(9);
  expect(delimiterOf(bytesOf('name'))).toBe(COMMA);
});
