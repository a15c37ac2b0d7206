import { availableParallelism } from 'node:os';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { fragmentAssetsPlugin, readAssets } from './edge/cli/build/assets.ts';
import { baseClassesPlugin } from './edge/cli/build/base-classes.ts';
import { WORKER_CONDITIONS } from './edge/cli/build/worker.ts';
import { DIST, ROOT } from './edge/cli/paths.ts';
import { schemaOf } from './tests/support/migrated.ts';

const virtual = [fragmentAssetsPlugin(readAssets(DIST)), baseClassesPlugin(ROOT)];
// What the platform says of a request's origin would be fetched from the network otherwise.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';

/**
 * A process of its own for each file costs more than most files' tests. Files of one process share
 * its modules and globals: what a test puts in the place of a global is taken away behind it.
 */
const shared = {
  isolate: false,
  // Vitest leaves one core to itself, which on two cores is half of them; the contract tests gain
  // nothing by a second process, since all ask one product.
  maxWorkers: availableParallelism(),
  unstubGlobals: true,
  unstubEnvs: true,
  // Only a test that hangs should meet it: what is quick alone takes seconds on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** Style sheets are text that fragments inline; vitest would empty them. */
const css = { include: [/.+/] };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: virtual,
        test: {
          name: 'unit',
          ...shared,
          environment: 'node',
          include: [
            '{shared,fragments,edge,host-pages,tests/{architecture,audit,bench,chaos,support}}/**/*.test.{ts,tsx}',
          ],
          css,
        },
      },
      {
        plugins: [
          ...virtual,
          cloudflareTest(() => ({
            main: './edge/worker.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                DEMO: 'true',
                PUBLIC_PORTS: '8787',
                IDENTITY_SECRET: 'identity-secret-of-the-tests',
                PAYMENT_SECRET_KEY: 'sk_sandbox_tests',
                PAYMENT_PUBLISHABLE_KEY: 'pk_sandbox_tests',
                PAYMENT_WEBHOOK_SECRET: 'whsec_sandbox_tests',
                TEST_WEBHOOKS: process.env['WEBHOOKS'] ?? '',
                TEST_HISTORIES: process.env['HISTORIES'] ?? '',
                TEST_SCHEMA: { directory: [...schemaOf('directory')], cell: [...schemaOf('cell')] },
              },
            },
          })),
        ],
        resolve: { conditions: WORKER_CONDITIONS },
        test: {
          name: 'worker',
          ...shared,
          include: ['tests/worker/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/worker/setup.ts'],
          css,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/contract/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
