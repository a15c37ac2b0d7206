/** WebKitGTK's small browser by classic WebDriver (W3C), on a screen of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { freePortPair } from '../../support/server.ts';
import { clickOn, keysOf } from './actions.ts';
import type { Engine, Tab } from './tab.ts';

const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

export const webkitEngine: Engine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  version() {
    const versions = execFileSync('dpkg-query', ['-W', '-f=${Version}', 'webkit2gtk-driver']);
    return `WebKitGTK ${versions.toString()}`;
  },
  open: openWebkit,
};

async function openWebkit(): Promise<Tab> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [said] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const port = await freePortPair();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${said.toString().trim()}`,
      GDK_BACKEND: 'x11',
      LANG: 'es_MX.UTF-8',
      LANGUAGE: 'es_MX:es',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = () => {
    driver.kill('SIGTERM');
    screen.kill('SIGTERM');
  };
  try {
    return await startSession(`http://127.0.0.1:${port}`, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

function asking(base: string): Ask {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(base + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
}

async function startSession(driver: string, end: () => void): Promise<Tab> {
  const first = asking(driver);
  const [binary] = globSync(MINI_BROWSER);
  // A full screen has no tool bar, which would keep the window from a phone's width.
  const args = ['--automation', '--full-screen'];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
  const { sessionId } = await untilItAnswers(() =>
    first<{ sessionId: string }>('POST', '/session', { capabilities }),
  );
  const ask = asking(`${driver}/session/${sessionId}`);
  const resize = (width: number, height: number) =>
    ask<void>('POST', '/window/rect', { x: 0, y: 0, width, height });
  await resize(1280, 900);
  const evaluate = <T>(expression: string) =>
    ask<T>('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
  /** Runs the work in the page's frame and comes back. */
  const within = async <T>(inFrame: boolean, work: () => Promise<T>): Promise<T> => {
    if (!inFrame) return work();
    const frame = await evaluate<object>(
      "document.querySelector('iframe') ?? [...document.querySelectorAll('*')].map((one) => one.shadowRoot?.querySelector('iframe')).find(Boolean)",
    );
    await ask('POST', '/frame', { id: frame });
    try {
      return await work();
    } finally {
      await ask('POST', '/frame', { id: null });
    }
  };
  // The driver's own click refuses an element under another one, such as a card under its link.
  const press = async (expression: string) => {
    const actions = clickOn(await evaluate<object>(expression));
    await ask('POST', '/actions', { actions });
  };
  return {
    go: (url) => ask('POST', '/url', { url }),
    resize,
    evaluate: (expression, inFrame = false) => within(inFrame, () => evaluate(expression)),
    click: (expression, inFrame = false) => within(inFrame, () => press(expression)),
    type: (expression, text, inFrame = false) =>
      within(inFrame, async () => {
        await press(expression);
        await evaluate(`${expression}.select()`);
        await ask('POST', '/actions', { actions: keysOf(text) });
      }),
    async stop() {
      await ask('DELETE', '').catch(() => undefined);
      end();
    },
  };
}

/** The driver listens a moment after it is started. */
async function untilItAnswers<T>(asked: () => Promise<T>): Promise<T> {
  for (let left = 50; ; left--) {
    try {
      return await asked();
    } catch (error) {
      if (left === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((settle) => setTimeout(settle, 100));
    }
  }
}
