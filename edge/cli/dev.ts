/** `npm run dev`: like `npm start`, and each saved source is built and shown at once. */
import { buildAll } from './build/build.ts';
import { startReloadServer } from './dev/reload-server.ts';
import { watchSources } from './dev/watch.ts';
import { DIST, ROOT } from './paths.ts';
import { runCommand } from './start/run-command.ts';
import type { Server } from './start/serve.ts';
import { serve } from './start/serve.ts';

await runCommand(async (options) => {
  const pages = await startReloadServer();
  const server = await serve(options, { dev: true, values: { DEV_RELOAD_URL: pages.url } });
  const unwatch = watchSources(ROOT, () => takeUp(server, pages.reload));
  return {
    ...server,
    stop: async () => {
      unwatch();
      pages.close();
      await server.stop();
    },
  };
});

/** Builds and shows the saved sources; a failed build is reported, and the last build stays. */
async function takeUp(server: Server, reloadPages: () => void): Promise<void> {
  const started = Date.now();
  try {
    await buildAll({ root: ROOT, dist: DIST, dev: true });
    await server.reload();
    reloadPages();
    console.log(`Reloaded in ${Date.now() - started} ms.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
