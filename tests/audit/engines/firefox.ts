/** Firefox by WebDriver BiDi (W3C), which it supports itself, without a driver program. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectTo, startBrowser, type Send } from '../../support/browser-process.ts';
import { clickOn, keysOf } from './actions.ts';
import type { Engine, Tab } from './tab.ts';

const PROGRAM = 'firefox-esr';
const READY = /WebDriver BiDi listening on (ws:\S+)/;
const START_LIMIT_MS = 60_000;
const PREFERENCES = {
  'intl.accept_languages': 'es-MX, es',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
};

export const firefoxEngine: Engine = {
  name: 'Firefox',
  packages: [PROGRAM],
  files: [`/usr/bin/${PROGRAM}`],
  version: () => execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' }),
  open: openFirefox,
};

async function openFirefox(): Promise<Tab> {
  const { address, stop } = await startBrowser({
    name: 'Firefox',
    program: PROGRAM,
    args: (profile) => {
      const lines = Object.entries(PREFERENCES).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
      );
      writeFileSync(join(profile, 'user.js'), lines.join(''));
      const own = ['--profile', profile, '--no-remote'];
      return ['--headless', '--remote-debugging-port=0', ...own, 'about:blank'];
    },
    env: (profile) => ({ ...process.env, HOME: profile }),
    ready: READY,
    within: START_LIMIT_MS,
  });
  return tabOf(await connectTo('Firefox', `${address}/session`), stop);
}

interface Context {
  readonly context: string;
  readonly children: readonly Context[] | null;
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: unknown; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

async function tabOf(send: Send, end: () => Promise<void>): Promise<Tab> {
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: Context[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  const resize = async (width: number, height: number) =>
    void (await send('browsingContext.setViewport', { context, viewport: { width, height } }));
  await resize(1280, 900);
  const placeOf = async (inFrame = false): Promise<string> => {
    if (!inFrame) return context;
    const tree = await send<{ contexts: Context[] }>('browsingContext.getTree', { root: context });
    return tree.contexts[0]?.children?.[0]?.context ?? '';
  };
  const evaluated = async (expression: string, place: string) => {
    const answer = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context: place },
      awaitPromise: true,
    });
    if (answer.type === 'success') return answer.result ?? {};
    throw new Error(answer.exceptionDetails?.text ?? 'the page threw');
  };
  const press = async (expression: string, place: string) => {
    const { sharedId } = await evaluated(expression, place);
    if (!sharedId) throw new Error('there is no such element');
    const actions = clickOn({ type: 'element', element: { sharedId } });
    await send('input.performActions', { context: place, actions });
  };
  return {
    resize,
    go: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate<T>(expression: string, inFrame?: boolean) {
      // Values of this protocol are tagged with their types; text is not.
      const text = `(async () => JSON.stringify(await (${expression})))()`;
      const { value } = await evaluated(text, await placeOf(inFrame));
      return (value === undefined ? undefined : JSON.parse(value as string)) as T;
    },
    click: async (expression, inFrame) => press(expression, await placeOf(inFrame)),
    async type(expression, text, inFrame) {
      const place = await placeOf(inFrame);
      await press(expression, place);
      await evaluated(`${expression}.select()`, place);
      await send('input.performActions', { context: place, actions: keysOf(text) });
    },
    stop: end,
  };
}
