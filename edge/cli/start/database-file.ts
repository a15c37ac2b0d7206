/**
 * Looks at a database's files before anything opens them: SQLite makes an empty database of a missing
 * file, and takes a cut log for a shorter one, without a word.
 */
import { createHash, createHmac } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAGIC = 'SQLite format 3\0';
/** Sizes by the file format (https://sqlite.org/fileformat.html, https://sqlite.org/walformat.html). */
const HEADER_BYTES = 100;
const LOG_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const INDEX_HEADER_BYTES = 100;

/** The class of Miniflare's that holds a D1 database; its files stand in a folder of that name. */
const HOLDER = 'miniflare-D1DatabaseObject';

/** The file of a database in a state folder, as workerd names it by the database's id. */
export function databaseFile(data: string, databaseId: string): string {
  const key = createHash('sha256').update(HOLDER).digest();
  const sign = (what: string | Buffer) =>
    createHmac('sha256', key).update(what).digest().subarray(0, 16);
  const name = sign(databaseId);
  return join(data, 'd1', HOLDER, `${Buffer.concat([name, sign(name)]).toString('hex')}.sqlite`);
}

/** The damage of a database's files; undefined where they are whole. They are only read. */
export function databaseFault(file: string): string | undefined {
  if (!existsSync(file)) return 'is missing';
  const size = statSync(file).size;
  if (size === 0) return 'is empty';
  const header = readBytes(file, 0, HEADER_BYTES);
  if (header.subarray(0, MAGIC.length).toString('latin1') !== MAGIC) return 'is no database';
  const written = header.readUInt16BE(16);
  const pageSize = written === 1 ? 65_536 : written;
  const log = readLog(`${file}-wal`, pageSize);
  const fault = logFault(file, log);
  if (fault !== undefined) return fault;
  if (isCut(header, { size, pageSize, log })) return 'is cut short';
  // Its first page alone holds no table.
  return size <= pageSize && log.pages.length === 0 ? 'is empty' : undefined;
}

/** A write-ahead log: the changes that are not in the database's own file yet. */
interface Log {
  readonly salts: string;
  /** Page numbers of its whole frames, in order. */
  readonly pages: readonly number[];
  /** True when it ends in the middle of a frame. */
  readonly ragged: boolean;
}

const NO_LOG: Log = { salts: '', pages: [], ragged: false };

function readLog(file: string, pageSize: number): Log {
  if (!existsSync(file)) return NO_LOG;
  const { size } = statSync(file);
  if (size === 0) return NO_LOG;
  const frame = FRAME_HEADER_BYTES + pageSize;
  const count = Math.max(0, Math.floor((size - LOG_HEADER_BYTES) / frame));
  return withFile(file, (read) => ({
    salts: read(16, 8).toString('hex'),
    pages: Array.from({ length: count }, (_, index) =>
      read(LOG_HEADER_BYTES + index * frame, 4).readUInt32BE(),
    ),
    ragged: (size - LOG_HEADER_BYTES) % frame !== 0,
  }));
}

/**
 * The log's index outlives a killed process, and counts the frames that were committed. A log with
 * fewer was cut since. Without an index, the files are a copy: a killed process leaves one.
 */
function logFault(file: string, { salts, pages, ragged }: Log): string | undefined {
  const index = `${file}-shm`;
  if (!existsSync(index) || statSync(index).size < INDEX_HEADER_BYTES) {
    return ragged ? 'has a log (-wal) that is cut short' : undefined;
  }
  const header = readBytes(index, 0, INDEX_HEADER_BYTES);
  // The index is in this machine's order of bytes.
  const [committed, copied] = [header.readUInt32LE(16), header.readUInt32LE(96)];
  if (header[12] !== 1 || committed <= copied) return undefined;
  const whole = salts === header.subarray(32, 40).toString('hex') && pages.length >= committed;
  return whole ? undefined : 'lacks the end of its log (-wal)';
}

/** Whether pages that the header counts are neither in the file nor in the log. */
function isCut(
  header: Buffer,
  { size, pageSize, log }: { size: number; pageSize: number; log: Log },
): boolean {
  // The count is only true if it was written with the last change.
  if (!header.subarray(24, 28).equals(header.subarray(92, 96))) return false;
  const counted = header.readUInt32BE(28);
  const logged = new Set(log.pages);
  for (let page = Math.floor(size / pageSize) + 1; page <= counted; page += 1) {
    if (!logged.has(page)) return true;
  }
  return false;
}

function readBytes(file: string, position: number, length: number): Buffer {
  return withFile(file, (read) => read(position, length));
}

/** Opens a file to read pieces of it; bytes behind its end read as zeros. */
function withFile<T>(file: string, work: (read: (at: number, length: number) => Buffer) => T): T {
  const descriptor = openSync(file, 'r');
  try {
    return work((at, length) => {
      const buffer = Buffer.alloc(length);
      readSync(descriptor, buffer, 0, length, at);
      return buffer;
    });
  } finally {
    closeSync(descriptor);
  }
}
