/**
 * The common part of `npm start` and `npm run dev`: options, refusals, signals, the first output.
 */
import { stopOnSignals } from '../lifetime.ts';
import { ROOT } from '../paths.ts';
import { describeDemo } from './demo.ts';
import type { ServeOptions } from './options.ts';
import { parseOptions } from './options.ts';
import { Refusal } from './refusal.ts';
import type { Server } from './serve.ts';

/** Runs `start`, prints when it serves, and stops it when the process is told to end. */
export async function runCommand(start: (options: ServeOptions) => Promise<Server>): Promise<void> {
  let server: Server | undefined;
  // Until the server serves there is nothing to lose: the next start drops half a seed.
  stopOnSignals(async () => server?.stop());
  try {
    const options = parseOptions(process.argv.slice(2), process.env);
    server = await start(options);
    for (const line of describeDemo(ROOT, options.port)) console.log(line);
    console.log(`\nReady on http://localhost:${options.port} (Ctrl-C stops it)`);
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
