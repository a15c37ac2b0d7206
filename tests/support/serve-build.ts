/**
 * The product with a build that stands already (SERVED_BUILD), for a test that ends and starts it
 * again: `tests/support/launch.ts` runs it and tells it when the cron's work is due.
 */
import { runCommand } from '../../edge/cli/start/run-command.ts';
import { serve } from '../../edge/cli/start/serve.ts';

const dist = process.env['SERVED_BUILD'];
// A proxy of the test's own ends TLS in front.
const behindProxy = process.env['BEHIND_PROXY'] === 'true';

await runCommand(async (options) => {
  const server = await serve(options, { ...(dist === undefined ? {} : { dist }), behindProxy });
  process.on('message', (message) => {
    if (message === 'tick') void server.tick().then(() => process.send?.('ticked'));
  });
  return server;
});
