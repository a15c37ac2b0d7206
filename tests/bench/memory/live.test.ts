import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { expect, test } from 'vitest';
import { inspect } from './live.ts';

const MEGABYTES = 1e6;
/** `/keep` keeps some megabytes, `/garbage` makes as many. */
const WORKER = `const kept = [];
const lists = () => Array.from({ length: 1_000 }, (_, index) => Array(1_000).fill(index));
export default {
  fetch(request) {
    if (request.url.endsWith('/garbage')) return new Response(String(lists().length));
    if (request.url.endsWith('/keep')) kept.push(lists());
    return new Response(String(kept.length));
  },
};`;

test('garbage is not counted, what a worker keeps is', async () => {
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({
      workers: [{ name: 'keeper', modules: true, script: WORKER }],
      cf: false,
      telemetry: { enabled: false },
    }),
    inspectorPort: 0,
  });
  try {
    const ask = async (path: string) => {
      await (await miniflare.dispatchFetch(`http://keeper.test${path}`)).text();
    };
    const { port } = await miniflare.getInspectorURL();
    const inspected = await inspect(Number(port), ['core:user:keeper'], () => ask('/'));
    const size = async () => (await inspected.live()).get('core:user:keeper')!;
    const before = await size();
    for (let made = 0; made < 3; made += 1) await ask('/garbage');
    const withGarbage = await size();
    await ask('/keep');
    const kept = await size();
    inspected.stop();
    expect(withGarbage - before).toBeLessThan(1 * MEGABYTES);
    expect(kept - withGarbage).toBeGreaterThan(3 * MEGABYTES);
  } finally {
    await miniflare.dispose();
  }
});
