/**
 * `npm run screenshots`: every page in every situation at three widths, in two themes and two
 * languages, into `test-results/screenshots`, with a contact sheet for each.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { stopOnSignals } from '../../edge/cli/lifetime.ts';
import { ROOT } from '../../edge/cli/paths.ts';
import { testBrowserPath, ensureBrowser } from '../support/browser.ts';
import { startProduct } from '../support/server.ts';
import type { Language } from '../e2e/shopping.ts';
import { compareRuns } from './compare.ts';
import { demoRows } from './demo-rows.ts';
import { readOptions, type Options } from './options.ts';
import { drawSheet, writeIndex } from './sheet.ts';
import { shoot } from './shoot.ts';
import type { Stage, State } from './state.ts';
import { STATES } from './states/index.ts';

const FOLDER = join(ROOT, 'test-results/screenshots');
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

interface Work {
  readonly state: State;
  readonly language: Language;
}

interface Found {
  readonly sheets: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Takes all pictures. A state that cannot be reached is reported, and the others are still taken.
 */
async function takeAll(
  browser: Browser,
  { states, languages, jobs }: Options,
  stage: Omit<Stage, 'page' | 'language'>,
): Promise<Found> {
  const sheets: string[] = [];
  const faults: string[] = [];
  const take = async ({ state, language }: Work) => {
    const name = `${state.name}.${language}`;
    try {
      const shots = await shoot(browser, state, { ...stage, language }, FOLDER);
      const sheet = join(FOLDER, 'sheets', `${name.replaceAll('/', '-')}.jpg`);
      await drawSheet(browser, name, shots, sheet);
      sheets.push(sheet);
      console.log(`${String(shots.length).padStart(2)} pictures  ${name}`);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      console.log(`   not reached  ${name}`);
    } finally {
      state.restore?.(stage.rows);
    }
  };
  const works = states.flatMap((state) => languages.map((language) => ({ state, language })));
  const queue = works.filter(({ state }) => !state.restore);
  const worker = async () => {
    for (let work = queue.shift(); work; work = queue.shift()) await take(work);
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  for (const work of works) if (work.state.restore) await take(work);
  return { sheets, faults };
}

function launch(): Promise<Browser> {
  const path = testBrowserPath();
  return chromium.launch({
    args: ARGS,
    ...(path === undefined ? {} : { executablePath: path }),
  });
}

/** Prints what the last run's pictures differ in from another run's; 1 where they do. */
async function compare(before: string): Promise<number> {
  const browser = await launch();
  const found = await compareRuns(browser, before, FOLDER);
  await browser.close();
  for (const { name, share, note } of found) {
    console.log(`${(share * 100).toFixed(2).padStart(6)} %  ${note.padEnd(14)}  ${name}`);
  }
  console.log(`\n${found.length} pictures differ: ${join(FOLDER, 'compared.html')}`);
  return found.length > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), STATES);
  if (options.list) {
    for (const { name } of options.states) console.log(name);
    return 0;
  }
  ensureBrowser();
  if (options.against !== undefined) return compare(resolve(options.against));
  const product = await startProduct('screenshots', {
    PAGE_CACHE: 'off',
    // A slow bank must not answer before its picture is taken.
    LATE_MS: '120000',
  });
  let stopping: Promise<void> | undefined;
  stopOnSignals(() => (stopping ??= product.stop()));
  const browser = await launch();
  try {
    mkdirSync(join(FOLDER, 'sheets'), { recursive: true });
    const { sheets, faults } = await takeAll(browser, options, {
      origin: (store) => `http://${store ? `${store}.` : ''}localhost:${product.port}`,
      provider: `http://localhost:${product.sandboxPort}`,
      rows: demoRows(product.stateDir),
    });
    writeIndex(FOLDER, sheets);
    console.log(`\n${sheets.length} sheets: ${join(FOLDER, 'index.html')}`);
    for (const fault of faults) console.error(`\n${fault}`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await (stopping ??= product.stop());
  }
}

// The open channel to the bootstrap would keep this process alive.
process.exit(await main());
