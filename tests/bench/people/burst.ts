/** Many sign-ins at once, and page requests meanwhile. */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../edge/cli/paths.ts';
import type { Call } from '../call.ts';
import { Shop } from '../shop.ts';
import { median } from '../statistics.ts';
import { signInCall } from './session.ts';

/** The figures of a burst; times in milliseconds. */
export interface Burst {
  /** Time of a password's hash: that of a single sign-in less that of a page. */
  readonly hashMs: number;
  readonly seconds: number;
  readonly signedIn: number;
  readonly pages: number;
  readonly p50: number;
  readonly slowest: number;
  readonly quietP50: number;
}

const SIGN_INS = 200;
const QUIET_PAGES = 50;
/** Pause between two pages of one visitor. */
const PAUSE_MS = 5;

/** Signs 200 people in at once while one visitor goes from cached page to cached page. */
export async function measureBurst(port: number): Promise<Burst> {
  const shop = new Shop(port);
  const usernames = demoUsernames();
  // Each sign-in has an address of its own: the attempts of one address are limited.
  const signIn = (index: number) => {
    const call = signInCall(shop, usernames[index % usernames.length] ?? '');
    const headers = { ...call.headers, 'x-forwarded-for': `10.1.0.${index}` };
    return timed(port, { ...call, headers }, signInAgent);
  };
  const page = async () => (await timed(port, shop.get('/'), pageAgent)).ms;
  const alone: number[] = [];
  for (let index = 0; index < QUIET_PAGES; index += 1) alone.push(await page());
  const hashes: number[] = [];
  for (let index = 0; index < 9; index += 1) hashes.push((await signIn(index)).ms);

  const over = new AbortController();
  const times: number[] = [];
  const start = performance.now();
  const signingIn = Promise.all(
    Array.from({ length: SIGN_INS }, (_none, index) => signIn(index)),
  ).finally(() => over.abort());
  while (!over.signal.aborted) {
    times.push(await page());
    await wait(PAUSE_MS);
  }
  const answers = await signingIn;
  return {
    hashMs: median(hashes) - median(alone),
    seconds: (performance.now() - start) / 1000,
    signedIn: answers.filter(({ status }) => status === 200).length,
    pages: times.length,
    p50: median(times),
    slowest: Math.max(...times),
    quietP50: median(alone),
  };
}

// The visitor's connection is not among the waiting ones.
const signInAgent = new Agent({ keepAlive: true });
const pageAgent = new Agent({ keepAlive: true });

/** Sends one request and measures the time to the end of its answer. */
function timed(
  port: number,
  { method, path, headers, body }: Call,
  agent: Agent,
): Promise<{ readonly ms: number; readonly status: number }> {
  const start = performance.now();
  return new Promise((settle, fail) => {
    const asked = request({ port, method, path, headers, agent }, (answer) => {
      answer
        .resume()
        .on('end', () => settle({ ms: performance.now() - start, status: answer.statusCode ?? 0 }));
    });
    asked.on('error', fail).end(body);
  });
}

/** The usernames of all demo accounts. */
function demoUsernames(): string[] {
  const file = readFileSync(join(ROOT, 'edge/demo/accounts.json'), 'utf8');
  return (JSON.parse(file) as { username: string }[]).map(({ username }) => username);
}
