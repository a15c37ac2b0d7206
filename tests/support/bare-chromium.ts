/**
 * A Chromium without a test driver, for figures. A test driver listens to the network, and then the
 * browser parses scripts a second time to say which line requested a file: 70 ms of a click's 300
 * on a slow machine.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from './browser.ts';

type Json = Record<string, unknown>;

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
  stop(): Promise<void>;
}

const READY = /DevTools listening on (ws:\S+)/;
const START_LIMIT_MS = 30_000;
const UNTIL_LIMIT_MS = 30_000;

/** Starts the machine's Chromium without a window. */
export async function startBareChromium(): Promise<BareChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'bare-chromium-'));
  const child = spawn(
    browserPath() ?? chromium.executablePath(),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--hide-scrollbars',
      ...BROWSER_ARGS,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = new Promise<void>((settle) => child.once('exit', () => settle()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  const address = await new Promise<string | undefined>((settle) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = READY.exec(said)?.[1];
      if (found) settle(found);
    });
    void exited.then(() => settle(undefined));
    setTimeout(() => settle(undefined), START_LIMIT_MS).unref();
  });
  if (!address) {
    await stop();
    throw new Error('Chromium did not start');
  }
  const connection = await connect(address);
  return { newPage: () => newPage(connection), stop };
}

type Send = (method: string, params?: Json, sessionId?: string) => Promise<Json>;

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<Json>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as {
      id?: number;
      result?: Json;
      error?: { message: string };
    };
    const asked = waiting.get(id ?? -1);
    if (id === undefined || !asked) return;
    waiting.delete(id);
    if (error) asked.reject(new Error(error.message));
    else asked.resolve(result ?? {});
  });
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('Chromium is gone'));
  });
  await new Promise((settle, fail) => {
    socket.addEventListener('open', settle);
    socket.addEventListener('error', () => fail(new Error('Chromium cannot be reached')));
  });
  let last = 0;
  return (method, params = {}, sessionId) => {
    const asked = Promise.withResolvers<Json>();
    waiting.set(++last, asked);
    socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
    return asked.promise;
  };
}

async function newPage(send: Send): Promise<BarePage> {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const own: BarePage['send'] = (method, params) => send(method, params, sessionId as string);
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
