/** Pages of the demo's partner, each an example of the page about elements. */
import { createServer } from 'node:http';
import { demoKeyOf } from '../../../edge/cli/seed/embed-keys.ts';
import { bundledReact, bundledVue } from '../../support/embed-examples.ts';
import { ask as visit } from '../../support/visit.ts';

export const ITEM = 'falda-corta-estampada-blossom-breeze';
export const OTHER = 'chamarra-acolchada-capucha-hombre';
/** The demo's key counts for this port alone. */
const PORT = 8790;

/**
 * Six different elements, and text after them that must not move.
 * @param theme an attribute, with a space before it
 */
function six(theme: string): string {
  return `<shop-item${theme} item="${ITEM}"></shop-item>
  <shop-buy-button${theme} item="${ITEM}"></shop-buy-button>
  <shop-item-grid${theme} limit="4"></shop-item-grid><shop-search-box${theme}></shop-search-box>
  <shop-share${theme} item="${ITEM}"></shop-share><shop-cart${theme}></shop-cart><p>Fin</p>`;
}

const GROUNDS = {
  light: '',
  dark: 'html{background:#141412;color:#f4f1ea}',
  coloured: 'html{background:#f6d9b8;color:#2b1a05}',
} as const;
export type Ground = keyof typeof GROUNDS;
export const GROUND_NAMES = Object.keys(GROUNDS) as Ground[];

export interface Partner {
  readonly origin: string;
  stop(): void;
}

/**
 * Serves the pages on the address that the demo's keys name.
 * @param store address of moda
 */
export async function servePartner(store: string): Promise<Partner> {
  const scripts = new Map([
    ['/react.js', await bundledReact(ITEM, OTHER)],
    ['/vue.js', await bundledVue(ITEM, OTHER)],
  ]);
  const key = demoKeyOf('moda');
  const loader = `<script type="module" src="${store}/embed/v1.js?key=${key}"></script>`;
  const room = `<link rel="stylesheet" href="${store}/embed/v1.css">`;
  const pages: Record<string, () => Promise<string> | string> = {
    '/react': () =>
      `${room}${loader}<div id="app"></div><script type="module" src="/react.js"></script>`,
    '/vue': () =>
      `${room}${loader}<div id="app"></div><script type="module" src="/vue.js"></script>`,
    '/bare': () => loader,
    '/fetched': () => '',
    '/included': async () => {
      const query = `item=${ITEM}&locale=es&key=${key}`;
      // Not every machine knows names below localhost.
      const { port, host } = new URL(store);
      const { text } = await visit(Number(port), host, `/embed/html/shop-item?${query}`);
      return `${room}${loader}${text}<p>Fin</p>`;
    },
  };
  for (const ground of GROUND_NAMES) {
    const elements = six(ground === 'dark' ? ' theme="dark"' : '');
    pages[`/${ground}`] = () => `<style>${GROUNDS[ground]}</style>${room}${loader}${elements}`;
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname;
    const script = scripts.get(path);
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
    void Promise.resolve(script ?? document(pages[path])).then((text) => response.end(text));
  });
  await new Promise<void>((settle) => {
    server.listen(PORT, '127.0.0.1', settle);
  });
  return {
    origin: `http://blog.localhost:${PORT}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function document(body: (() => Promise<string> | string) | undefined): Promise<string> {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Blog</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
    <body><main><h1>Mi blog</h1>${(await body?.()) ?? ''}</main></body></html>`;
}
