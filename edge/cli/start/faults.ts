/** Faults of the file system, as the person who runs the command can mend them. */
import { Refusal } from './refusal.ts';

const DENIED = [
  'Give the folder and everything in it to the user who runs the command, for reading and writing',
  '(chown, chmod), or point STATE_DIR at another folder.',
];
const FAULTS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  EACCES: ['this user may not read or write it', ...DENIED],
  EPERM: ['this user may not read or write it', ...DENIED],
  EROFS: ['its disk can only be read', 'Mount the disk for writing, or point STATE_DIR elsewhere.'],
  ENOSPC: ['its disk is full', 'Free some space, or point STATE_DIR at another disk.'],
  EISDIR: ['it is a folder where a file belongs', 'Put the file back from a copy of the folder.'],
  ENOTDIR: [
    'a file stands where a folder belongs',
    'Move that file away, or point STATE_DIR elsewhere.',
  ],
  EEXIST: [
    'a file stands where a folder belongs',
    'Move that file away, or point STATE_DIR elsewhere.',
  ],
  EIO: ['its disk answers with a fault', 'Check the disk, and put the folder back from a copy.'],
};

/** A fault of the file system as a refusal; any other error as it is. */
export function explained(error: unknown, stateDir: string): unknown {
  if (!(error instanceof Error) || error instanceof Refusal) return error;
  const { code = '', path = stateDir } = error as NodeJS.ErrnoException;
  const fault = FAULTS[code];
  if (fault === undefined) return error;
  const [what, ...remedy] = fault;
  return new Refusal(`${path} cannot be used: ${what} (${code}). Nothing was changed.`, ...remedy);
}

/**
 * A fault of the databases as a refusal with its first line: SQLite's own words, such as "database is
 * locked".
 */
export function databaseRefusal(error: unknown, name: string, stateDir: string): Refusal {
  const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return new Refusal(
    `The database ${name} in ${stateDir} cannot be opened: ${words}`,
    'If another program has its file open, end that program. Else put the whole folder back from a',
    'copy, then start again; `npm start -- --fresh` begins anew (its data is lost).',
  );
}
