/**
 * Runs the product with a finished build (SERVED_BUILD), for a test that stops and restarts it:
 * `tests/support/launch.ts` runs it and tells it when the cron's work is due.
 */
import { runCommand } from '../../edge/cli/start/run-command.ts';
import { serve } from '../../edge/cli/start/serve.ts';

const dist = process.env['SERVED_BUILD'];
// The test's own proxy in front ends TLS.
const behindProxy = process.env['BEHIND_PROXY'] === 'true';

await runCommand(async (options) => {
  const server = await serve(options, { ...(dist === undefined ? {} : { dist }), behindProxy });
  process.on('message', (message) => {
    if (message === 'tick') void server.tick().then(() => process.send?.('ticked'));
  });
  return server;
});
