/** The measure beside the shop: a page that loads React at the first touch, and brings one button to life. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../../../edge/cli/paths.ts';
import type { ColdClick } from './open-cart.ts';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="root"><button type="button">0</button></div><script type="module">
addEventListener('click', async ({ target }) => {
  await import('/app.js');
  requestAnimationFrame(() => target.click());
}, { once: true });
</script></body></html>`;

/** Notes, as in the shop, the frame after which the page shows the click's effect. */
const WATCH = `
addEventListener('click', ({ timeStamp }) => {
  if (globalThis.opening) return;
  const seen = (globalThis.opening = {});
  const look = () => {
    if (document.querySelector('button').textContent !== '0')
      setTimeout(() => (seen.painted = performance.now() - timeStamp));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}, true);`;

/** The button of the bare page; the click is clicked again once React has come. */
export const BARE_CLICK: ColdClick = {
  name: 'React and one button',
  path: '/',
  target: `document.querySelector('button')`,
  lines: [],
  watch: WATCH,
};

/** Serves the bare page as the shop serves its own: packed, its code kept by the browser. */
export async function startBarePage(): Promise<{ readonly origin: string; stop(): void }> {
  const code = gzipSync(await bundle());
  const server = createServer(({ url }, answer) => {
    if (url === '/app.js') {
      answer.writeHead(200, {
        'content-type': 'text/javascript',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      answer.end(code);
    } else answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(ROOT, 'tests/audit/interaction/bare-app.tsx'),
        output: { format: 'esm', codeSplitting: false },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('vite gave no single build');
  const code = result.output.find((chunk) => chunk.type === 'chunk')?.code;
  if (code === undefined) throw new Error('the bare page has no code');
  return code;
}
