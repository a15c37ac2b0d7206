import type { Context } from 'hono';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import { escapeHtml } from '../../../shared/kernel/escape.ts';
import type { EdgeEnv } from '../../http/context.ts';
import { cspHash } from '../../http/csp-hash.ts';
import type { EndpointTable } from '../../http/endpoint-table.ts';
import { refuseElement } from '../cors.ts';
import { elementHtml } from '../html.ts';
import { triedIn, type Tried } from './playground.ts';
import { embedWords } from './words.ts';

/** Ground and letters around the element, by its theme. */
const GROUNDS: Readonly<Record<Tried['theme'], string>> = {
  light: 'background:#fff;color:#1b1b18',
  dark: 'background:#141412;color:#f4f1ea',
  auto: 'background:Canvas;color:CanvasText;color-scheme:light dark',
};

/** Lists the events that the elements send. */
const LOG = `for (const type of ['shop-ready', 'shop-error']) addEventListener(type, ({ target, detail }) => {
  const line = document.createElement('li');
  line.textContent = [type, target.localName, detail.code].filter(Boolean).join(' ');
  document.querySelector('#log').append(line);
});`;

/**
 * `/embed/preview/{element}`: an element in a document of an origin of its own, as the policy's
 * `sandbox` makes it, and below it the events that a page hears. It needs no key: it stands in the
 * playground's frame alone.
 */
export async function answerPreview(
  context: Context<EdgeEnv>,
  store: StoreInfo,
  endpoints: EndpointTable,
): Promise<Response> {
  context.set('route', 'embed.preview');
  const { tenant, locale } = context.get('scope');
  const query = new URL(context.req.url).searchParams;
  const name = context.req.param('element') ?? '';
  query.set('element', name);
  query.set('was', name);
  const { tokens, theme } = triedIn(query);
  const html = await elementHtml(context, store, endpoints, name);
  if (html === null) return refuseElement(context, { code: 'not_found' });
  const looks = Object.entries(tokens).map(([token, value]) => `${token}:${value};`);
  const style = `body{margin:16px;font-family:sans-serif;${GROUNDS[theme]}}#log{font:12px/1.5 monospace}:root{${looks.join('')}}`;
  const styles = [
    style,
    ...Array.from(html.matchAll(/<style>([^]*?)<\/style>/g), ([, text = '']) => text),
  ];
  const hashes = await Promise.all(styles.map(cspHash));
  const log = `<p><b>${embedWords[locale].log}</b></p><ol id="log"></ol><script>${LOG}</script>`;
  const themed = theme === 'light' ? html : html.replace(' ', ` theme="${theme}" `);
  return context.html(
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escapeHtml(name)}</title><style>${style}</style>` +
      `<script type="module" src="${tenant.origin}${tenant.base}/embed/v1.js"></script></head><body>${themed}${log}</body></html>`,
    200,
    {
      'cache-control': 'no-store',
      'content-security-policy':
        `sandbox allow-scripts allow-forms; default-src 'none'; script-src ${tenant.origin} ${await cspHash(LOG)}; ` +
        `connect-src ${tenant.origin}; img-src ${tenant.origin} data:; style-src ${hashes.join(' ')}; ` +
        `base-uri 'none'; frame-ancestors 'self'`,
    },
  );
}
