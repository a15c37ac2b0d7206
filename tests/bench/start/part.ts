/** The size of the worker, and the time from its start to its first answer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildIfChanged } from '../../../edge/cli/build/build.ts';
import { DIST, ROOT } from '../../../edge/cli/paths.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { startProduct } from '../../support/server.ts';
import { ask } from '../call.ts';
import { seededState } from '../seeded.ts';
import { Shop } from '../shop.ts';
import { median } from '../statistics.ts';
import { firstAnswer, type FirstAnswer } from './first-answer.ts';

/** Bytes of gzip; the platform accepts three times as much. */
const SIZE_LIMIT = 1_000_000;
const ANSWER_LIMIT_S = 1;
const STARTS = 5;
const QUICK_STARTS = 2;

export const start: Part = {
  name: 'start',
  about: 'the worker’s size, and the time from the start of its process to its first answer',
  async run(tools) {
    await buildIfChanged({ root: ROOT, dist: DIST, dev: false });
    const stateDir = await seededState(tools, 'start');
    const empty: FirstAnswer[] = [];
    const least: FirstAnswer[] = [];
    const page: FirstAnswer[] = [];
    for (let count = 0; count < (tools.quick ? QUICK_STARTS : STARTS); count += 1) {
      tools.say(`start ${count + 1}`);
      empty.push(await firstAnswer(stateDir, '/healthz', 'empty'));
      least.push(await firstAnswer(stateDir, '/healthz', 'product'));
      page.push(await firstAnswer(stateDir, '/', 'product'));
    }
    const commands: number[] = [];
    for (let count = 0; count < (tools.quick ? QUICK_STARTS : STARTS); count += 1)
      commands.push(await commandSeconds(stateDir));
    const script = middle(least, 'cpu') - middle(empty, 'cpu');
    return {
      checks: [
        sizeCheck(),
        told('first answer of an empty worker', middle(empty, 'seconds')),
        told('first answer, no page', middle(least, 'seconds')),
        told('CPU of reading and running the script', script),
        pageCheck(middle(page, 'seconds')),
        told('first page of the command, with Node and its checks', median(commands)),
      ],
    };
  },
};

function sizeCheck(): Check {
  const script = readFileSync(join(DIST, 'edge/worker.js'));
  const packed = gzipSync(script, { level: 9 }).byteLength;
  return {
    name: 'worker script, gzip',
    figure: `${kilobytes(packed)} of ${kilobytes(script.byteLength)}`,
    limit: `< ${kilobytes(SIZE_LIMIT)}`,
    met: packed < SIZE_LIMIT,
  };
}

function pageCheck(seconds: number): Check {
  return {
    ...told('first answer, the home page', seconds),
    limit: `≤ ${ANSWER_LIMIT_S} s`,
    met: seconds <= ANSWER_LIMIT_S,
  };
}

/** Seconds from the start of `npm start`'s own process, on a seeded folder, to its first page. */
async function commandSeconds(stateDir: string): Promise<number> {
  const begin = performance.now();
  const product = await startProduct('bench-start', { STATE_DIR: stateDir });
  try {
    await ask(product.port, new Shop(product.port).get('/'));
    return (performance.now() - begin) / 1000;
  } finally {
    await product.stop();
  }
}

function middle(answers: readonly FirstAnswer[], of: keyof FirstAnswer): number {
  return median(answers.map((answer) => answer[of]));
}

function told(name: string, seconds: number): Check {
  return { name, figure: `${seconds.toFixed(2)} s`, met: true };
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString('en-US')} KB`;
}
