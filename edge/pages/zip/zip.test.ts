import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readZip } from '../../../tests/support/read-zip.ts';
import { zipStream, type ZipEntry } from './zip.ts';

const written = async (entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>) =>
  readZip(new Uint8Array(await new Response(zipStream(entries)).arrayBuffer()));

test('every archive is read back: names of any script, empty files, no files', async () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => text.toWellFormed());
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.record({ name, bytes: fc.uint8Array({ maxLength: 200 }) }), {
        selector: (entry) => entry.name,
      }),
      async (entries) => {
        const found = await written(entries);
        expect([...found].map(([key, bytes]) => [key, [...bytes]])).toEqual(
          entries.map((entry) => [entry.name, [...entry.bytes]]),
        );
      },
    ),
    { numRuns: 50 },
  );
});

test('5,000 files are made one by one, as they are taken, and no more once the reader has left', async () => {
  let made = 0;
  async function* files() {
    for (made = 0; made < 5_000; made += 1) yield { name: `${made}`, bytes: new Uint8Array(1000) };
  }
  const reader = zipStream(files()).getReader();
  await reader.read();
  await reader.read();
  expect(made).toBeLessThan(3);
  await reader.cancel();
  expect(made).toBeLessThan(3);
  expect((await written(files())).size).toBe(5_000);
});
