import { depositCsv, FIRST, listForFile, type FileOf } from '../../../modules/settlements/index.ts';
import type { CellScope } from '../../../unit-of-work/scope.ts';

/** Lines of one read. */
const ROWS = 1_000;

/**
 * The lines of a store's bank deposits as a CSV file, the oldest deposit first. It is written as it is read, so
 * that a long one takes no more memory than a short one.
 */
export function depositFile({ cell }: CellScope, of: FileOf): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = FIRST;
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const lines = await cell.read(listForFile(of, after, ROWS));
      controller.enqueue(encoder.encode(depositCsv(lines, isFirst)));
      isFirst = false;
      const end = lines.at(-1);
      if (end && lines.length === ROWS) after = end;
      else controller.close();
    },
  });
}
