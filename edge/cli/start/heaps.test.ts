import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { afterEach, expect, test } from 'vitest';
import { withoutSignalHandlers } from '../lifetime.ts';
import { boundHeaps, V8_VARIABLE } from './heaps.ts';

const before = process.env[V8_VARIABLE];

afterEach(() => {
  if (before === undefined) delete process.env[V8_VARIABLE];
  else process.env[V8_VARIABLE] = before;
});

/** What a worker that is started now says of its isolate. */
async function ask(script: string): Promise<string> {
  const options = convertV4MiniflareOptions({
    workers: [{ name: 'asked', modules: true, script, compatibilityDate: '2026-08-15' }],
    cf: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.NONE),
  });
  const miniflare = withoutSignalHandlers(() => new Miniflare(options));
  try {
    return await (await miniflare.dispatchFetch('http://asked/')).text();
  } finally {
    await miniflare.dispose();
  }
}

test('workerd is given flags by the environment, and knows those of ours', async () => {
  const script = 'export default { fetch: () => new Response(typeof gc) };';
  const environment: NodeJS.ProcessEnv = {};
  boundHeaps(environment);
  process.env[V8_VARIABLE] = `${environment[V8_VARIABLE]} --expose-gc`;
  expect(await ask(script)).toBe('function');
});

test('flags that are given win', () => {
  const environment = { [V8_VARIABLE]: '--optimize-for-size' };
  boundHeaps(environment);
  expect(environment[V8_VARIABLE]).toBe('--optimize-for-size');
});
