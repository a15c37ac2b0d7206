import { expect, test } from 'vitest';
import { PieceReader } from './piece-reader.ts';

/** A body of ten pieces of a hundred bytes, which counts what is asked of it. */
function body() {
  const seen = { pulled: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.pulled === 10) return controller.close();
        seen.pulled += 1;
        controller.enqueue(new Uint8Array(100));
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

test.each([
  ['nothing', 0, { pulled: 0, isCancelled: true }],
  ['a part', 250, { pulled: 3, isCancelled: true }],
  ['all, and no more', 5_000, { pulled: 10, isCancelled: false }],
])('a body that is let go is read on: %s', async (_what, readOn, expected) => {
  const { stream, seen } = body();
  await new PieceReader(stream).letGo(readOn);
  expect(seen).toEqual(expected);
});

test('a body that breaks off is let go without a word', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: () => Promise.reject(new Error('the line is cut')),
  });
  await expect(new PieceReader(broken).letGo(100)).resolves.toBeUndefined();
});
