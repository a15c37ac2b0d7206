/** The state folder: its contents, its owner, and the secrets made for it. */
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
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

export const SECRET_NAMES = Object.keys(SECRETS) as (keyof Secrets)[];

const recordSchema = z.object({
  version: z.number(),
  /** True when the demo was seeded completely; false means half a seed. */
  seeded: z.boolean(),
  /** Migration (folder/file) → SHA-256 of its text when it was applied. */
  migrations: z.record(z.string(), z.string()),
  /** Bindings of the databases that were seeded; a folder of an older release has all. */
  databases: z.array(z.string()).optional(),
});

/** Content of `state.json`. */
export type StateRecord = z.infer<typeof recordSchema>;

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
    'Start the version that made it, or keep it and use another folder: STATE_DIR=.state-2 npm start.',
    '`npm start -- --fresh` begins anew (its data is lost).',
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
  const save = () => replaceFile(recordFile(stateDir), record);
  save();
  const build = join(stateDir, 'build');
  return { data, build, record, secrets: readSecrets(stateDir), save };
}

/** Writes a whole new file in the place of the old one: a cut-off write leaves the old one. */
function replaceFile(file: string, content: object, mode = 0o644): void {
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode, flush: true });
  renameSync(draft, file);
}

/** The contents of the folder, without the lock of this process. */
function contentOf(stateDir: string): string[] {
  if (!existsSync(stateDir)) return [];
  return readdirSync(stateDir).filter((name) => name !== 'lock.json');
}

function recordFile(stateDir: string): string {
  return join(stateDir, 'state.json');
}

/**
 * Reads `state.json`; the record of an empty folder where there is nothing yet.
 * @throws Refusal for a folder that is none of this version, or whose record is damaged
 */
export function readRecord(stateDir: string): StateRecord {
  const file = recordFile(stateDir);
  if (!existsSync(file)) {
    if (contentOf(stateDir).length === 0) {
      return { version: STATE_VERSION, seeded: false, migrations: {} };
    }
    throw new Refusal(
      `${stateDir} holds files but no state.json, so it is not used.`,
      'If it was a state folder, put state.json back from a copy of it. Else point STATE_DIR at another',
      'folder, or empty this one yourself.',
    );
  }
  const record = statSync(file).isFile() ? parseRecord(readFileSync(file, 'utf8')) : undefined;
  if (record === undefined) {
    throw new Refusal(
      `${file} is damaged: it cannot be read. Nothing was changed.`,
      'Put it back from a copy of the folder. `npm start -- --fresh` begins anew (its data is lost).',
    );
  }
  if (record.version !== STATE_VERSION) {
    throw otherVersion(stateDir, `version ${record.version}, this is ${STATE_VERSION}`);
  }
  return record;
}

function parseRecord(text: string): StateRecord | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export function secretsFile(stateDir: string): string {
  return join(stateDir, 'secrets.json');
}

/** Random values, made once for each folder; a value in the environment wins. */
function readSecrets(stateDir: string): Secrets {
  const file = secretsFile(stateDir);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const missing = SECRET_NAMES.filter((name) => kept[name] === undefined);
  for (const name of missing) kept[name] = SECRETS[name] + randomBytes(24).toString('hex');
  if (missing.length > 0) replaceFile(file, kept, 0o600);
  const pairs = SECRET_NAMES.map((name) => [name, process.env[name] || kept[name]]);
  return Object.fromEntries(pairs) as Secrets;
}
