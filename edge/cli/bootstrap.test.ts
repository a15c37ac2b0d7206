import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const LOCK = { packages: { '': {}, 'node_modules/thing': { version: '1.0.0' } } };
/** Stands in for npm: installs `thing`, and records the call. */
const FAKE_NPM = `
const fs = require('node:fs');
fs.writeFileSync('asked', process.argv.slice(2).join(' '));
if (process.env.NPM_FAILS) process.exit(1);
fs.mkdirSync('node_modules/thing', { recursive: true });
fs.writeFileSync('node_modules/thing/package.json', '{}');
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  write('package-lock.json', JSON.stringify(LOCK));
  write('command.mjs', "console.log('ran', process.argv.slice(2).join(' ')); process.exit(7);");
  write('npm-cli.cjs', FAKE_NPM);
  write('edge/cli/keep', '');
  cpSync(join(ROOT, 'edge/cli/bootstrap.mjs'), join(folder, 'edge/cli/bootstrap.mjs'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

function installed(): void {
  write('node_modules/thing/package.json', '{}');
  write('node_modules/.package-lock.json', JSON.stringify(LOCK));
}

function bootstrap(env: NodeJS.ProcessEnv = {}, node: string[] = []) {
  const args = [...node, 'edge/cli/bootstrap.mjs', 'command.mjs', 'one', 'two'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_execpath: join(folder, 'npm-cli.cjs'),
      NODE_OPTIONS: '',
      // The folder of the command that runs these tests.
      NODE_COMPILE_CACHE: undefined,
      ...env,
    },
  });
  return { status, stdout, stderr, asked: existsSync(join(folder, 'asked')) };
}

test('installs on the first run, then runs the command with its arguments and exit code', () => {
  const { status, stdout, asked } = bootstrap();
  expect({ status, stdout, asked }).toEqual({ status: 7, stdout: 'ran one two\n', asked: true });
});

test('installs nothing when everything is there', () => {
  installed();
  expect(bootstrap()).toMatchObject({ status: 7, asked: false });
});

test('keeps what Node compiles, for the next run', () => {
  installed();
  bootstrap();
  expect(existsSync(join(folder, 'node_modules/.cache/compiled'))).toBe(true);
});

test('repairs an install that was cut off', () => {
  write('node_modules/thing/package.json', '{}');
  const cutOff = bootstrap();
  expect(cutOff).toMatchObject({ status: 7, asked: true });
  expect(cutOff.stderr).toContain('cut off');
});

test('repairs a package whose files are gone', () => {
  installed();
  rmSync(join(folder, 'node_modules/thing'), { recursive: true });
  expect(bootstrap()).toMatchObject({ status: 7, asked: true });
});

test('installs again when the lockfile has changed', () => {
  installed();
  write('package-lock.json', JSON.stringify(LOCK).replace('1.0.0', '2.0.0'));
  expect(bootstrap()).toMatchObject({ status: 7, asked: true });
});

test('says what to do when the install fails', () => {
  const { status, stderr } = bootstrap({ NPM_FAILS: '1' });
  expect(status).toBe(1);
  expect(stderr).toContain('could not be installed');
  expect(stderr).toContain('run the same command again');
});

test('says what to do when Node is too old', () => {
  const old = `data:text/javascript,${encodeURIComponent(
    "Object.defineProperty(process, 'version', { value: 'v18.20.0' })",
  )}`;
  const { status, stderr, asked } = bootstrap({}, ['--import', old]);
  expect({ status, asked }).toEqual({ status: 1, asked: false });
  expect(stderr).toContain('needs Node.js 20 or newer; this is v18.20.0');
});
