/** The state folder: its contents, its owner, and the secrets made for it. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

/** Raised when older or newer code cannot read the data on disk. */
const STATE_VERSION = 1;

/** Name → the beginning of its value: the sandbox payment provider's keys name their kind. */
const SECRETS = {
  IDENTITY_SECRET: '',
  PAYMENT_SECRET_KEY: 'sk_sandbox_',
  PAYMENT_PUBLISHABLE_KEY: 'pk_sandbox_',
  PAYMENT_WEBHOOK_SECRET: 'whsec_sandbox_',
};

export type Secrets = Record<keyof typeof SECRETS, string>;

/** Content of `state.json`. */
export interface StateRecord {
  version: number;
  /** True when the demo was seeded completely; false means half a seed. */
  seeded: boolean;
  /** Migration (folder/file) → SHA-256 of its text when it was applied. */
  migrations: Record<string, string>;
}

export interface State {
  /** Folder of Miniflare's databases, objects and files. */
  data: string;
  /** Folder for this run's copy of the build. */
  build: string;
  record: StateRecord;
  secrets: Secrets;
  /** Writes the record back. */
  save: () => void;
}

/** Refuses a folder of another version of the project; the remedy is the same for all reasons. */
export function otherVersion(stateDir: string, reason: string): Refusal {
  return new Refusal(
    `The state folder ${stateDir} is of another version of this project (${reason}).`,
    'Begin anew with `npm start -- --fresh` (its data is lost), or keep it and use another folder:',
    'STATE_DIR=.state-2 npm start',
  );
}

/** Empties the folder, but only if it is a state folder. */
export function clearState(stateDir: string): void {
  const names = contentOf(stateDir);
  if (!existsSync(recordFile(stateDir)) && names.length > 0) {
    throw new Refusal(
      `${stateDir} is no state folder of this project, so it is not emptied.`,
      'Point STATE_DIR elsewhere, or empty the folder yourself.',
    );
  }
  for (const name of names) rmSync(join(stateDir, name), { recursive: true, force: true });
}

/** Opens the folder, or makes it. Data of an interrupted seeding is dropped. */
export function openState(stateDir: string): State {
  const record = readRecord(stateDir);
  const data = join(stateDir, 'data');
  if (!record.seeded) {
    rmSync(data, { recursive: true, force: true });
    record.migrations = {};
  }
  // Pages cached by the last run may name files of another build.
  rmSync(join(data, 'cache'), { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const save = () => writeFileSync(recordFile(stateDir), `${JSON.stringify(record, null, 2)}\n`);
  save();
  const build = join(stateDir, 'build');
  return { data, build, record, secrets: readSecrets(stateDir), save };
}

/** The contents of the folder, without the lock of this process. */
function contentOf(stateDir: string): string[] {
  if (!existsSync(stateDir)) return [];
  return readdirSync(stateDir).filter((name) => name !== 'lock.json');
}

function recordFile(stateDir: string): string {
  return join(stateDir, 'state.json');
}

function readRecord(stateDir: string): StateRecord {
  const empty = { version: STATE_VERSION, seeded: false, migrations: {} };
  const file = recordFile(stateDir);
  if (!existsSync(file)) {
    if (contentOf(stateDir).length === 0) return empty;
    throw otherVersion(stateDir, 'it holds files but no state.json');
  }
  let record: StateRecord;
  try {
    record = JSON.parse(readFileSync(file, 'utf8')) as StateRecord;
  } catch {
    throw otherVersion(stateDir, 'its state.json cannot be read');
  }
  if (record.version !== STATE_VERSION) {
    throw otherVersion(stateDir, `version ${record.version}, this is ${STATE_VERSION}`);
  }
  return record;
}

/** Random values, made once for each folder; a value in the environment wins. */
function readSecrets(stateDir: string): Secrets {
  const file = join(stateDir, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const names = Object.keys(SECRETS) as (keyof Secrets)[];
  for (const name of names) kept[name] ??= SECRETS[name] + randomBytes(24).toString('hex');
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  const pairs = names.map((name) => [name, process.env[name] || kept[name]]);
  return Object.fromEntries(pairs) as Secrets;
}
