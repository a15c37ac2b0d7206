import type { Context } from 'hono';
import { escapeHtml } from '../../shared/kernel/escape.ts';
import { speak, wordsOf } from '../../shared/i18n/speak.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { localeTag } from '../../shared/kernel/locale.ts';
import base from '../../shared/ui/base.css?inline';
import { storeStylesheet } from '../../shared/ui/contrast.ts';
import document from '../../shared/ui/document.css?inline';
import tokens from '../../shared/ui/tokens.css?inline';
import type { EdgeEnv } from '../http/context.ts';
import { LOCALE_VARIES_BY } from '../http/locale.ts';
import { contentSecurityPolicy } from '../stitch/csp.ts';
import own from './offline.css?inline';
import script from './page-script.js?raw';
import { messages } from './words.ts';

/** A cloud, in the strokes of the other icons. */
const SIGN =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" aria-hidden="true">' +
  '<path d="M3 3l18 18M9 6.5a5 5 0 0 1 8 4.5h.5a3.5 3.5 0 0 1 2.4 6M6.7 9.2A4.4 4.4 0 0 0 7 18h10"/></svg>';

/** The whole page in a language; it needs no other file. */
export function offlineHtml(store: StoreInfo, context: Context<EdgeEnv>): string {
  const { tenant } = context.get('scope');
  const tag = tagOf(store, context);
  const t = speak(messages, tag);
  const forms = wordsOf(messages, tag);
  const style = styleOf(store);
  const theme = store.darkmode ? 'dark' : store.hidden_darkmode ? 'light' : 'auto';
  const name = escapeHtml(store.name);
  return (
    `<!doctype html><html lang="${tag}" data-theme="${theme}"` +
    ` data-store="${store.id}" data-base="${escapeHtml(tenant.base)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${t('title')} · ${name}</title><meta name="robots" content="noindex">` +
    '<meta name="color-scheme" content="light dark">' +
    `<style>${style}</style></head><body><main class="offline">${SIGN}` +
    `<p class="store">${name}</p><h1 class="h2">${t('title')}</h1>` +
    `<p>${t('text', { store: name })}</p>` +
    `<p class="muted" data-one hidden>${forms.cart_one}</p><p class="muted" data-other hidden>${forms.cart_other}</p>` +
    `<button type="button" class="btn btn-primary">${t('retry')}</button></main>` +
    `<script>${script}</script></body></html>`
  );
}

function tagOf(store: StoreInfo, context: Context<EdgeEnv>): string {
  return localeTag(context.get('scope').locale, store.country, context.get('region'));
}

function styleOf(store: StoreInfo): string {
  const { color1, color2 } = store.store_theme_info;
  const { bgcolor, footer_bg, footer_fg } = store;
  const colors = storeStylesheet({ color1, color2, bgcolor, footer_bg, footer_fg });
  return [tokens, base, document, own, colors].join('\n');
}

/** `/offline`: the page that the service worker keeps for a visitor without a connection. */
export async function answerOfflinePage(
  context: Context<EdgeEnv>,
  store: StoreInfo,
): Promise<Response> {
  context.set('route', 'offline.page');
  return context.html(offlineHtml(store, context), 200, {
    'cache-control': 'private, no-cache',
    'content-language': tagOf(store, context),
    'content-security-policy': await contentSecurityPolicy({
      styles: new Set([styleOf(store)]),
      scripts: [script],
      frames: [],
      connect: [],
    }),
    vary: LOCALE_VARIES_BY,
  });
}
