/** A browser as a process of its own, which is spoken to by JSON over a WebSocket. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Json = Record<string, unknown>;
/** Calls a method of the browser; `more` stands beside its parameters. */
export type Send = <T extends object = Json>(
  method: string,
  params?: Json,
  more?: Json,
) => Promise<T>;

export interface BrowserStart {
  /** The browser's name in errors. */
  readonly name: string;
  readonly program: string;
  /** The arguments with a new profile, which may be filled first. */
  readonly args: (profile: string) => readonly string[];
  readonly env?: (profile: string) => NodeJS.ProcessEnv;
  /** The line of its error output that holds the address to connect to. */
  readonly ready: RegExp;
  /** Milliseconds that the start may take. */
  readonly within: number;
}

export interface BrowserProcess {
  /** Where it listens. */
  readonly address: string;
  /** Ends the browser, and removes its profile. */
  readonly stop: () => Promise<void>;
}

/** Starts a browser with a new profile, and waits until it listens. */
export async function startBrowser(start: BrowserStart): Promise<BrowserProcess> {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const child = spawn(start.program, start.args(profile), {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(start.env && { env: start.env(profile) }),
  });
  const exited = new Promise<void>((settle) => child.once('exit', () => settle()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const address = await new Promise<string | undefined>((settle) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = start.ready.exec(said)?.[1];
      if (found) settle(found);
    });
    void exited.then(() => settle(undefined));
    setTimeout(() => settle(undefined), start.within).unref();
  });
  if (address) return { address, stop };
  await stop();
  throw new Error(`${start.name} did not start`);
}

/** Connects to a browser, whose answers bear the number of the question. */
export async function connectTo(name: string, address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<object>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as {
      id?: number;
      result?: object;
      /** Its text, or an object with it: WebDriver and Chromium differ. */
      error?: string | { readonly message: string };
      message?: string;
    };
    const asked = waiting.get(id ?? -1);
    if (id === undefined || !asked) return;
    waiting.delete(id);
    if (typeof error === 'string') asked.reject(new Error(`${error}: ${message}`));
    else if (error) asked.reject(new Error(error.message));
    else asked.resolve(result ?? {});
  });
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error(`${name} is gone`));
  });
  await new Promise((settle, fail) => {
    socket.addEventListener('open', settle);
    socket.addEventListener('error', () => fail(new Error(`${name} cannot be reached`)));
  });
  let last = 0;
  return <T extends object>(method: string, params: Json = {}, more: Json = {}) => {
    const asked = Promise.withResolvers<object>();
    waiting.set(++last, asked);
    socket.send(JSON.stringify({ id: last, method, params, ...more }));
    return asked.promise as Promise<T>;
  };
}
