import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSignedText } from '../../../shared/rules/ticket-code.ts';
import { openWork } from '../../../tests/support/work-scope.ts';
import { isSigned, listKeys, newTicketCode, signerOf } from './keys.ts';

const parts = { ticket: 'tk_0123456789abcdef0123', event: 'it_concierto', code: '0123456789ab' };

/** A store whose keys can be made: their rows name it. */
function openStore() {
  const work = openWork();
  work.cell.exec(`PRAGMA foreign_keys = OFF`);
  return work.scope;
}

test('a code made from a ticket is signed, and one with any changed letter is not', async () => {
  const scope = openStore();
  const text = await (await signerOf(scope, 'st_una'))(parts);
  const keys = await scope.cell.read(listKeys('st_una'));
  const signed = readSignedText(text);
  if (!signed) throw new Error(text);
  expect(await isSigned(keys, signed)).toBe(true);
  const letters = '0123456789abcdefghjkABCDEFQgwxyz-_.'.split('');
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom(...letters), async (at, letter) => {
      fc.pre(text[at] !== letter);
      const changed = readSignedText(text.slice(0, at) + letter + text.slice(at + 1));
      expect(changed !== undefined && (await isSigned(keys, changed))).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('one key signs all tickets of a store, and proves none of another', async () => {
  const scope = openStore();
  const signers = await Promise.all([signerOf(scope, 'st_una'), signerOf(scope, 'st_una')]);
  const texts = await Promise.all(signers.map((sign) => sign(parts)));
  const keys = await scope.cell.read(listKeys('st_una'));
  expect(keys).toHaveLength(1);
  await signerOf(scope, 'st_dos');
  const others = await scope.cell.read(listKeys('st_dos'));
  for (const text of texts) {
    const signed = readSignedText(text);
    if (!signed) throw new Error(text);
    expect(await isSigned(keys, signed)).toBe(true);
    expect(await isSigned(others, signed)).toBe(false);
  }
});

test('another secret of the platform makes another key, and old tickets stay good', async () => {
  const scope = openStore();
  const old = readSignedText(await (await signerOf(scope, 'st_una'))(parts));
  const after = { ...scope, env: { ...scope.env, IDENTITY_SECRET: 'y'.repeat(32) } };
  const fresh = readSignedText(await (await signerOf(after, 'st_una'))(parts));
  const keys = await scope.cell.read(listKeys('st_una'));
  expect(keys.map(({ n }) => n)).toEqual([2, 1]);
  for (const signed of [old, fresh]) {
    if (!signed) throw new Error('not read');
    expect(await isSigned(keys, signed)).toBe(true);
  }
});

test('codes are twelve hexadecimal digits, each another', () => {
  const codes = Array.from({ length: 100 }, newTicketCode);
  expect(new Set(codes).size).toBe(100);
  for (const code of codes) expect(code).toMatch(/^[0-9a-f]{12}$/);
});
