/** Finds the Chromium of the browser tests, or installs one on a machine without any. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Arguments for a Chromium in a container that sends nothing to its maker. The headless shell would
 * round letters to whole pixels; with its hinting off, its lines break as those of a whole browser.
 */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Chromium's pages without the rest of a browser; the same page costs two thirds of the CPU. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const;

/** Path of the first of these programs that the machine has. */
function systemBrowser(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/**
 * The browser of the tests: CHROMIUM_PATH, else the machine's headless shell, else its browser, else
 * undefined, which means Playwright's.
 */
export function testBrowserPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] || systemBrowser([SHELL, ...NAMES]);
}

/** The browser that is measured, which is one that people have: the same, a whole one first. */
export function browserPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] || systemBrowser([...NAMES, SHELL]);
}

/**
 * Makes sure that a whole browser is installed, since the headless shell has no back/forward cache,
 * and with it the shell. Prints its steps. Throws when none can be installed.
 */
export function ensureBrowser(): void {
  const hasWhole = () => browserPath() !== undefined && browserPath() !== systemBrowser([SHELL]);
  if (hasWhole() || existsSync(chromium.executablePath())) return;
  for (const names of [[SHELL, NAMES[0]], [NAMES[0]]]) {
    installPackages(names);
    if (hasWhole()) return;
  }
  console.log("No Chromium on this machine: downloading Playwright's own.");
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  if (existsSync(chromium.executablePath())) return;
  throw new Error(
    'No browser for the tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Installs Debian packages, where the system is Debian and may be changed; prints so. */
export function installPackages(names: readonly string[]): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log(`Installing from Debian: ${names.join(', ')}.`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
