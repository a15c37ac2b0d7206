/** Vendure from the npm registry, in a folder of its own that later runs use again. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '../../../edge/cli/paths.ts';

/** The installed packages, in exact versions; npm chooses the versions of their dependencies. */
const MANIFEST = {
  private: true,
  dependencies: {
    '@vendure/asset-server-plugin': '3.7.3',
    '@vendure/core': '3.7.3',
    // For the demo's products and pictures.
    '@vendure/create': '3.7.3',
    'better-sqlite3': '12.4.1',
  },
  // Newer versions are not on every npm registry.
  overrides: { '@graphql-tools/batch-execute': '10.2.0' },
  allowScripts: { 'better-sqlite3': true, bcrypt: true, sharp: true, '@apollo/protobufjs': false },
};

const PROGRAM = join(import.meta.dirname, 'vendure.mjs');
/** Written when all packages are there: an interrupted install has no marker. */
const MARKER = 'installed';

export interface Install {
  readonly folder: string;
  /** The Node that its native modules were built for. */
  readonly node: string;
  /** SQLite file with the demo, to be copied. */
  readonly database: string;
  /** Versions, for a reader of the figures. */
  readonly versions: string;
}

/**
 * Installs and populates Vendure, unless an earlier run has. The first run takes about three
 * minutes and needs the network. SQLite's driver is compiled where no built one can be downloaded
 * (that needs Python, make, a C++ compiler, and the headers of that Node).
 * @throws with npm's own message where it cannot be installed
 */
export async function installVendure(say: (text: string) => void): Promise<Install> {
  const node = systemNode();
  const version = (await run(node, ['--version'])).trim();
  const folder = join(tmpdir(), `bench-peer-${hashOf(JSON.stringify(MANIFEST) + version)}`);
  if (!existsSync(join(folder, MARKER))) {
    say('Installing Vendure (once, some minutes).');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST, null, 2));
    await run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], folder, node);
    const probe = "new (require('better-sqlite3'))(':memory:')";
    await run(node, ['-e', probe], folder, node);
    writeFileSync(join(folder, MARKER), '');
  }
  const database = join(folder, `populated-${hashOf(readFileSync(PROGRAM, 'utf8'))}.sqlite`);
  if (!existsSync(database)) {
    say("Populating it with its demo's products.");
    rmSync(join(folder, 'pictures'), { recursive: true, force: true });
    const draft = `${database}.draft`;
    rmSync(draft, { force: true });
    await run(node, [PROGRAM, 'populate', folder, draft, '0'], folder, node);
    renameSync(draft, database);
  }
  const { '@vendure/core': core, 'better-sqlite3': driver } = MANIFEST.dependencies;
  const versions = `Vendure ${core} on better-sqlite3 ${driver}, Node ${version}`;
  return { folder, node, database, versions };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * The Node of this machine's user: the first one in PATH that is not the project's own. The headers
 * of the project's own Node may be missing, so that a compiler would fail.
 */
function systemNode(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return (
    folders
      .filter((folder) => folder !== '' && !folder.includes('node_modules'))
      .map((folder) => join(folder, 'node'))
      .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? process.execPath
  );
}

/** Runs a program to its end and gives its output; throws with its error output when it fails. */
function run(command: string, args: string[], folder = ROOT, node?: string): Promise<string> {
  const path = node === undefined ? [] : [dirname(node)];
  const before = (process.env['PATH'] ?? '').split(delimiter);
  const env = {
    ...process.env,
    PATH: [...path, ...before.filter((entry) => !entry.includes('node_modules'))].join(delimiter),
    NODE_OPTIONS: '',
  };
  return new Promise((settle, fail) => {
    const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) settle(output);
      else fail(new Error(`${command} ${args[0]} ended with ${code}:\n${output.slice(-1500)}`));
    });
  });
}
