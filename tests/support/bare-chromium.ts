/**
 * A Chromium without a test driver, for figures. A test driver listens to the network, and then the
 * browser parses scripts a second time to say which line requested a file: 70 ms of a click's 300
 * on a slow machine.
 */
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from './browser.ts';
import { connectTo, startBrowser, type Json, type Send } from './browser-process.ts';

/** One page with its own profile: an empty cache, empty storage. */
export interface BarePage {
  send(method: string, params?: Json): Promise<Json>;
  /** The value of an expression in the page, promises awaited. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until an expression is true in the page. */
  until(expression: string): Promise<void>;
  close(): Promise<void>;
}

export interface BareChromium {
  newPage(): Promise<BarePage>;
  /** Addresses of the pages that the browser has loaded for itself: beside them no figure counts. */
  ownPages(): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Parts of Chromium's own window that are pages: it loads four for each profile, in the second
 * in which a page is measured, on the same processor. A phone's browser has none of them.
 */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

const READY = /DevTools listening on (ws:\S+)/;
const START_LIMIT_MS = 30_000;
const UNTIL_LIMIT_MS = 30_000;

/** Starts the machine's Chromium without a window. */
export async function startBareChromium(): Promise<BareChromium> {
  const { address, stop } = await startBrowser({
    name: 'Chromium',
    program: browserPath() ?? chromium.executablePath(),
    args: (profile) => [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--hide-scrollbars',
      ...BROWSER_ARGS,
      `--disable-features=${OWN_PAGES.join(',')}`,
      'about:blank',
    ],
    ready: READY,
    within: START_LIMIT_MS,
  });
  const connection = await connectTo('Chromium', address);
  return { newPage: () => newPage(connection), ownPages: () => ownPages(connection), stop };
}

async function ownPages(send: Send): Promise<string[]> {
  const { targetInfos } = await send('Target.getTargets', { filter: [{}] });
  return (targetInfos as { url: string }[])
    .map(({ url }) => url)
    .filter((url) => url.startsWith('chrome:'));
}

async function newPage(send: Send): Promise<BarePage> {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const own: BarePage['send'] = (method, params) => send(method, params, { sessionId });
  // Without it the browser adds no script to new documents.
  await own('Page.enable');
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = (await own('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value: T }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression}`);
    return result.value;
  };
  return {
    send: own,
    evaluate,
    async until(expression) {
      const end = Date.now() + UNTIL_LIMIT_MS;
      // Between two documents there is no context to evaluate in.
      while (!(await evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
        if (Date.now() > end) throw new Error(`never true in the page: ${expression}`);
        await new Promise((settle) => setTimeout(settle, 50));
      }
    },
    async close() {
      await send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
