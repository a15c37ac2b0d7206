import { existsSync } from 'node:fs';
import { installPackages } from '../../support/browser.ts';
import { startProduct } from '../../support/server.ts';
import type { Check, Part, Tools } from '../../support/suite/part.ts';
import { chromiumEngine } from './chromium.ts';
import { firefoxEngine } from './firefox.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import type { Engine } from './tab.ts';
import { walkOn } from './walker.ts';
import { webkitEngine } from './webkit.ts';

const ENGINES: readonly Engine[] = [chromiumEngine, firefoxEngine, webkitEngine];

/** The same journeys in three engines, each as its system ships it. */
export const engines: Part = {
  name: 'engines',
  about: 'the main journeys, sign-in with its factors and the office in Chromium, Firefox, WebKit',
  async run(tools) {
    for (const engine of ENGINES) {
      if (!engine.files.every(existsSync)) installPackages(engine.packages);
    }
    const product = await tools.keep(startProduct('audit-engines'));
    const checks: Check[] = [];
    const versions: string[] = [];
    for (const engine of ENGINES) {
      versions.push(engine.version().trim());
      for (const journey of JOURNEYS) {
        checks.push(await walked(tools, engine, journey, product.port));
      }
    }
    return { checks, text: versions.join('\n') };
  },
};

async function walked(
  tools: Tools,
  engine: Engine,
  journey: Journey,
  port: number,
): Promise<Check> {
  const name = `${engine.name}: ${journey.name}`;
  tools.say(name);
  const started = Date.now();
  let note: string | undefined;
  try {
    const tab = await tools.keep(engine.open());
    try {
      await journey.walk(walkOn(tab), port);
    } finally {
      await tab.stop();
    }
  } catch (error) {
    note = error instanceof Error ? error.message : String(error);
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const met = note === undefined;
  return { name, figure: met ? `${seconds} s` : 'stopped', met, ...(note && { note }) };
}
