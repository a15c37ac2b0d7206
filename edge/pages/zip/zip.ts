import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive. */
export interface ZipEntry {
  /** Its path; no two of an archive have the same. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The format's first day, so that an archive of the same files has the same bytes. */
const DAY = new Date(1980, 0, 1);
/** PDFs and pictures are packed already: little is won by trying hard. */
const LEVEL = 1;
/** Most files of an archive without the 64-bit extension (APPNOTE 6.3.10, 4.4.22). */
const ENTRIES_MOST = 65_534;

/**
 * Writes a ZIP archive file by file, as its reader takes it: no more than one file is held at a time.
 * @throws where it has more files than the format counts
 */
export function zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): ReadableStream<Uint8Array> {
  const files = oneByOne(entries);
  let written = 0;
  const zip = new Zip();
  return new ReadableStream(
    {
      start(controller) {
        zip.ondata = (error, chunk, isLast) => {
          if (error) return controller.error(error);
          controller.enqueue(chunk);
          return isLast ? controller.close() : undefined;
        };
      },
      async pull() {
        const { done, value } = await files.next();
        if (done) return zip.end();
        written += 1;
        if (written > ENTRIES_MOST) throw new Error('too many files for a ZIP');
        const file = new ZipDeflate(value.name, { level: LEVEL });
        file.mtime = DAY;
        zip.add(file);
        file.push(value.bytes, true);
        return undefined;
      },
      async cancel() {
        zip.terminate();
        await files.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* oneByOne(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<ZipEntry, void, undefined> {
  yield* entries;
}
