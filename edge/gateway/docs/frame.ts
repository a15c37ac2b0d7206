import { escapeHtml } from '../../../shared/kernel/escape.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import type { Call } from './document.ts';
import style from './docs.css?inline';
import script from './docs-script.js?raw';
import { docsWords } from './words.ts';

/** Where and in which language a page of the API's reference is shown. */
export interface Shown {
  /** The store's address and `/api`. */
  readonly api: string;
  /** The store's address without a path. */
  readonly origin: string;
  /** Path of the reference: `/api/docs`, below the store's own path. */
  readonly path: string;
  readonly locale: Locale;
  /** Follows every link: the language, where the address names one. */
  readonly suffix: string;
  /** The words that are searched for. */
  readonly text: string;
  /** The form of the page, and of the pages that its links lead to. */
  readonly form: 'html' | 'markdown';
}

/**
 * The address of a page of the reference.
 * @param page a service, or `guide`
 * @param anchor id of a call, or of a part of the guide
 */
export function pageAt({ api, path, suffix, form }: Shown, page: string, anchor = ''): string {
  const asText = page === 'guide' ? `${api}/docs.md` : `${api}/docs/${page}.md`;
  const address = form === 'html' ? `${path}/${page}` : asText;
  return address + suffix + (anchor && `#${anchor}`);
}

/** The page's style sheet and script; their hashes go into its policy. */
export const DOCS_STYLE = style;
export const DOCS_SCRIPT = script;

/**
 * A whole page. `content` stands in its `main`.
 * @param page the one that holds the same as Markdown
 */
export function framed(shown: Shown, title: string, content: string, page = 'guide'): string {
  const { path, locale, suffix } = shown;
  const asText = pageAt({ ...shown, form: 'markdown' }, page);
  const t = docsWords[locale];
  const other = locale === 'es' ? 'en' : 'es';
  const whole = title === t.title ? title : `${title} · ${t.title}`;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(whole)}</title><meta name="robots" content="noindex">` +
    `<link rel="alternate" type="text/markdown" href="${asText}"><style>${DOCS_STYLE}</style></head>` +
    `<body data-copy="${t.copy}" data-copied="${t.copied}"><header class="top">` +
    `<a href="${path}${suffix}">${t.all}</a><a href="${path}/guide${suffix}">${t.guide}</a>` +
    `<a href="${path.slice(0, -'/docs'.length)}/openapi.json${suffix}">openapi.json</a>` +
    `<a href="${asText}">Markdown</a>` +
    `<a href="${path.slice(0, -'/api/docs'.length)}/embed/docs${suffix}">${t.elements}</a>` +
    `<a href="?locale=${other}" hreflang="${other}" lang="${other}">${t.otherLanguage}</a></header>` +
    `<main>${content}</main><script>${DOCS_SCRIPT}</script></body></html>`
  );
}

/** The field that searches the calls; it works without script. */
export function searchForm({ path, locale, suffix, text }: Shown): string {
  const t = docsWords[locale];
  const language = suffix === '' ? '' : `<input type="hidden" name="locale" value="${locale}">`;
  return (
    `<form role="search" method="get" action="${path}">${language}` +
    `<label>${t.search}<input type="search" name="text" maxlength="100" value="${escapeHtml(text)}"></label>` +
    `<button type="submit">${t.find}</button></form>`
  );
}

/** A call's summary as HTML, with the end of one that is to go before it. */
export function summaryOf(
  { summary, 'x-deprecated': deprecated }: Pick<Call, 'summary' | 'x-deprecated'>,
  locale: Locale,
): string {
  if (!deprecated) return inWords(summary);
  const end = docsWords[locale].goes(deprecated.until);
  return `<strong class="old">${end}</strong> ${inWords(summary)}`;
}

/** A summary as HTML; what stands between backticks is code. */
export function inWords(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]{1,80})`/g, '<code>$1</code>');
}

/** A text in the typeface of code, with a frame that scrolls. */
export function code(label: string, text: string): string {
  return `<figure><figcaption>${label}</figcaption><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></figure>`;
}

/** A table that scrolls by itself where it is too wide; cells are HTML. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
