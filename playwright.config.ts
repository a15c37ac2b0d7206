import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, testBrowserPath } from './tests/support/browser.ts';

const NO_SCRIPT = '**/*.no-script.spec.ts';
/** What a phone has none of, or what is the same there: walked at a desk only, in Spanish. */
const DESKTOP = '**/*.desktop.spec.ts';
/** What is the same at each width, too: walked on a phone only, in English. */
const PHONE = '**/*.phone.spec.ts';
/** The runtime's own fixtures have no style that depends on a width. */
const RUNTIME = '**/runtime/**';
const path = testBrowserPath();

/** Browser tests: phone and desktop, and the same shop with script switched off. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // One more than there are cores: a third of a test's time passes in waiting, mostly for an undo.
  workers: 3,
  // A few may need it; `tests/support/reports.ts` says how many, and the run names them.
  retries: 1,
  // The longest journeys take a quarter of it alone; a machine that is slow or shared, four times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  use: {
    // Chromium takes every name below localhost to this machine, so stores have their own hosts.
    baseURL: `http://moda.localhost:${process.env['E2E_PORT']}`,
    locale: 'es-MX',
    // Recording costs a sixth of the run's time; `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(path === undefined ? {} : { executablePath: path }),
      args: BROWSER_ARGS,
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [NO_SCRIPT, DESKTOP, RUNTIME],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: [NO_SCRIPT, PHONE],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'no-script',
      testMatch: NO_SCRIPT,
      use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
    },
  ],
});
