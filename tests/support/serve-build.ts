/**
 * Runs the product with a finished build (SERVED_BUILD), for a test that stops and restarts it, or
 * looks into its memory (INSPECTOR_PORT). `tests/support/launch.ts` runs it, tells it when the cron's
 * work is due, and asks it for the memory that is live in this process after a collection.
 */
import { Session } from 'node:inspector/promises';
import { runCommand } from '../../edge/cli/start/run-command.ts';
import { serve } from '../../edge/cli/start/serve.ts';

const dist = process.env['SERVED_BUILD'];
const inspector = process.env['INSPECTOR_PORT'];

await runCommand(async (options) => {
  const server = await serve(options, {
    ...(dist === undefined ? {} : { dist }),
    ...(inspector === undefined ? {} : { inspectorPort: Number(inspector) }),
  });
  process.on('message', (message) => {
    if (message === 'tick') void server.tick().then(() => process.send?.('ticked'));
    if (message === 'live') void liveBytes().then((bytes) => process.send?.(bytes));
  });
  return server;
});

async function liveBytes(): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
