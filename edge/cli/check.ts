/** `npm run check`: every check of the code that does not run it. */
import { execFile } from 'node:child_process';
import type { Step } from './check/steps.ts';
import { STEPS } from './check/steps.ts';
import { ROOT } from './paths.ts';

/** Steps that run at a time. */
const PARALLEL = 2;

/** Runs a tool and prints its result; its own output only if it failed. */
function run({ name, command }: Step): Promise<boolean> {
  const started = Date.now();
  return new Promise((settle) => {
    // One thread for a step: the linter's type checker, too, repeats itself in each of its threads.
    const env = { ...process.env, GOMAXPROCS: '1' };
    const options = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024, env };
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${error === null ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
      if (error !== null) console.log(`${stdout}${stderr}`.trimEnd().replace(/^/gm, '    '));
      settle(error === null);
    });
  });
}

process.on('disconnect', () => process.exit(1));
const wanted = process.argv.slice(2);
const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const queue = [...steps];
const results: boolean[] = [];
const workers = Array.from({ length: PARALLEL }, async () => {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    results.push(await run(step));
  }
});
await Promise.all(workers);
const failed = results.filter((passed) => !passed).length;
console.log(`\n${results.length - failed} of ${steps.length} checks passed`);
process.exit(failed === 0 && steps.length > 0 ? 0 : 1);
