import { loader, stylesheet } from 'virtual:fragment-assets';
import { escapeHtml, scriptJson } from '../../shared/kernel/escape.ts';
import { inLocale, type Head } from '../../host-pages/kit/head.ts';
import type { PageContext } from '../../host-pages/kit/page.ts';
import { localBusiness } from '../../host-pages/kit/structured-data.ts';
import { say } from '../../host-pages/words/index.ts';
import { LOCALES } from '../../shared/kernel/locale.ts';
import { moneySample } from '../../shared/kernel/money.ts';

/**
 * The part of the document before the fragments.
 * @param account the account whose page it is: its cart in this browser belongs to it
 */
export function openDocument(
  context: PageContext,
  head: Head,
  account: string | null = null,
): string {
  const { env, store } = context;
  const t = say(env);
  const cart = account === null ? '' : ` data-cart="${escapeHtml(`${store.id}:${account}`)}"`;
  return (
    `<!doctype html><html lang="${env.tag}" data-theme="${context.theme}" data-store="${store.id}"${cart}` +
    ` data-base="${escapeHtml(env.base)}"` +
    ` data-money="${escapeHtml(`${env.currency} ${moneySample(env.currency, env.tag)}`)}"><head>${headTags(context, head)}</head><body>` +
    // A landmark of its own: the links after it stand in shadow roots, so neither checkers nor
    // people who move by landmarks could else tell that it is the page's first.
    `<nav class="skip" aria-label="${t('shortcuts')}">` +
    `<a class="skip-link" href="#main">${t('skip')}</a></nav>`
  );
}

/** The element that a page is not drawn before; it closes the shell's top part. */
const DRAWN_FROM = 'top-end';

/**
 * Between the shell's top part and the page's blocks. A slow machine would draw the bar while the
 * rest of it is read, and move what stands there already: browsers that know `rel=expect` draw
 * nothing before this point.
 */
export function openMain({ adornment_type: adornment }: PageContext['store']): string {
  const attribute = adornment ? ` data-adornment="${escapeHtml(adornment)}"` : '';
  return `<i id="${DRAWN_FROM}" hidden></i><main id="main" tabindex="-1"${attribute}>`;
}

/**
 * The end of the document: the loader is the only script, and a page that is still has none.
 * @param reload text of the script that `npm run dev` adds, or empty
 */
export function closeDocument(reload: string, still = false): string {
  if (still) return '</body></html>';
  const extra = reload ? `<script>${reload}</script>` : '';
  return `<script type="module">${loader.source}</script>${extra}</body></html>`;
}

function headTags(context: PageContext, head: Head): string {
  const { env, store } = context;
  // The one address of the page, whichever of the store's addresses the visitor used.
  const own = store.canonical_url + head.canonical;
  const title = head.title === store.name ? store.name : `${head.title} · ${store.name}`;
  const description = head.description ?? store.seo_description;
  const structuredData = [
    ...(head.index ? [localBusiness(context)] : []),
    ...(head.structuredData ?? []),
  ];
  const image = head.image ?? store.photo ?? undefined;
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="expect" href="#${DRAWN_FROM}" blocking="render">`,
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    !head.index && '<meta name="robots" content="noindex, follow">',
    // The plain address is in the reader's language, so it stands for itself in each.
    head.index &&
      `<link rel="canonical" href="${escapeHtml(inLocale(own, context.addressLocale))}">`,
    ...(head.index
      ? [
          ...LOCALES.map(
            (locale) =>
              `<link rel="alternate" hreflang="${locale}" href="${escapeHtml(inLocale(own, locale))}">`,
          ),
          `<link rel="alternate" hreflang="x-default" href="${escapeHtml(own)}">`,
        ]
      : []),
    head.previous && `<link rel="prev" href="${escapeHtml(store.canonical_url + head.previous)}">`,
    head.next && `<link rel="next" href="${escapeHtml(store.canonical_url + head.next)}">`,
    `<meta property="og:site_name" content="${escapeHtml(store.name)}">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:type" content="${head.type ?? 'website'}">`,
    `<meta property="og:url" content="${escapeHtml(own)}">`,
    description && `<meta property="og:description" content="${escapeHtml(description)}">`,
    image && `<meta property="og:image" content="${escapeHtml(store.canonical_url + image)}">`,
    head.imageText && `<meta property="og:image:alt" content="${escapeHtml(head.imageText)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${escapeHtml(store.store_theme_info.color1)}">`,
    store.favicon && `<link rel="icon" href="${escapeHtml(env.base + store.favicon)}">`,
    head.hasManifest && `<link rel="manifest" href="${escapeHtml(env.base)}/manifest.webmanifest">`,
    `<link rel="stylesheet" href="${stylesheet}">`,
    `<link rel="stylesheet" href="${env.base}/theme/${store.id}.${store.revision}.css">`,
    ...structuredData.map(
      (data) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ];
  return tags.filter(Boolean).join('');
}
