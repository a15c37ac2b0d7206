/**
 * Runs the product with a finished build (SERVED_BUILD), for a test that stops and restarts it:
 * `tests/support/launch.ts` runs it and tells it when the cron's work is due.
 */
import { runCommand } from '../../edge/cli/start/run-command.ts';
import { serve } from '../../edge/cli/start/serve.ts';

const dist = process.env['SERVED_BUILD'];

await runCommand(async (options) => {
  const server = await serve(options, dist === undefined ? {} : { dist });
  process.on('message', (message) => {
    if (message === 'tick') void server.tick().then(() => process.send?.('ticked'));
  });
  return server;
});
