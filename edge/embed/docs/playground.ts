import { embedElements, type EmbedElement } from '../../../host-pages/embed/index.ts';
import { escapeHtml } from '../../../shared/kernel/escape.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { TOKENS } from '../tokens.ts';
import { endOf } from './ending.ts';
import { embedWords } from './words.ts';

/** An element as the playground's form describes it. */
export interface Tried {
  readonly element: string;
  /** Its attributes, without those that are empty. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly theme: 'light' | 'dark' | 'auto';
  /** Values of `--shop-*` properties, without those that are empty. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Pixels. */
  readonly width: number;
  /** Text of the page's own, inside the element. */
  readonly own: string;
}

const THEMES = ['light', 'dark', 'auto'] as const;
const WIDTH = { standard: 800, least: 200, most: 1600 } as const;
/** What a property may be set to: no text can leave its declaration. */
const VALUE = /^[\w#%.,() -]{1,60}$/;

/** Reads the form's fields; what is missing or wrong is as by default. */
export function triedIn(query: URLSearchParams): Tried {
  const named = query.get('element') ?? '';
  const element = embedElements.has(named) ? named : 'shop-item-grid';
  const known = embedElements.get(element)?.embed.attributes ?? {};
  const isFirst = !query.has('element') || query.get('was') !== element;
  const attributes = Object.entries(known).flatMap(([name, { example, required }]) => {
    const standard = required || name === 'limit' ? example : '';
    const value = (isFirst ? standard : (query.get(name) ?? '')).slice(0, 200);
    return value === '' ? [] : [[name, value] as const];
  });
  const tokens = TOKENS.flatMap(({ name }) => {
    const value = query.get(name) ?? '';
    return VALUE.test(value) ? [[name, value] as const] : [];
  });
  const width = Number(query.get('width'));
  return {
    element,
    attributes: Object.fromEntries(attributes),
    theme: THEMES.find((one) => one === query.get('theme')) ?? 'light',
    tokens: Object.fromEntries(tokens),
    own: (query.get('own') ?? '').slice(0, 200),
    width: width >= WIDTH.least && width <= WIDTH.most ? Math.round(width) : WIDTH.standard,
  };
}

/**
 * The page on which an element is tried: a form that needs no script, a frame, and the code.
 * @param elements those to choose from
 */
export function playgroundPage(
  tried: Tried,
  address: string,
  locale: Locale,
  elements: ReadonlyMap<string, Pick<EmbedElement, 'embed'>> = embedElements,
): string {
  const t = embedWords[locale];
  const { element, attributes, theme, tokens, width, own } = tried;
  const { attributes: known = {}, deprecated } = elements.get(element)?.embed ?? {};
  const options = [...elements].map(
    ([name, { embed }]) =>
      `<option value="${name}"${name === element ? ' selected' : ''}>${name}${embed.deprecated ? ` (${t.old})` : ''}</option>`,
  );
  const end = deprecated ? `<p><strong>${escapeHtml(endOf(deprecated, locale))}</strong></p>` : '';
  const themes = THEMES.map(
    (one) => `<option value="${one}"${one === theme ? ' selected' : ''}>${t.themes[one]}</option>`,
  );
  const fields = Object.entries(known).map(([name, { says, deprecated: goes }]) => {
    const hint = goes ? `${endOf(goes, locale)} ${says[locale]}` : says[locale];
    return field(name, name, attributes[name] ?? '', hint);
  });
  const looks = TOKENS.map(({ name, says }) => field(name, name, tokens[name] ?? '', says[locale]));
  const source = new URLSearchParams({ ...attributes, ...tokens, theme, locale });
  return (
    `<h1>${t.play}</h1><p>${t.playLead} <a href="docs">${t.reference}</a></p>${end}` +
    `<form method="get"><input type="hidden" name="was" value="${element}">` +
    `<label>${t.element}<select name="element">${options.join('')}</select></label>` +
    `<label>${t.theme}<select name="theme">${themes.join('')}</select></label>` +
    field('width', t.width, `${width}`, '') +
    fields.join('') +
    field('own', t.own, own, t.slot) +
    `<details><summary>${t.tokens}</summary>${looks.join('')}</details>` +
    `<p><button>${t.show}</button></p></form>` +
    `<h2>${t.preview}</h2><div class="scroll"><iframe title="${t.preview}" width="${width}" height="640" ` +
    `sandbox="allow-scripts allow-forms" src="preview/${element}?${escapeHtml(source.toString())}"></iframe></div>` +
    `<h2>${t.code}</h2><pre tabindex="0"><code>${escapeHtml(codeOf(tried, address))}</code></pre>`
  );
}

function field(name: string, label: string, value: string, hint: string): string {
  const title = hint === '' ? '' : `<small>${escapeHtml(hint)}</small>`;
  return `<label>${label}<input name="${name}" value="${escapeHtml(value)}" maxlength="200">${title}</label>`;
}

/** What a partner copies. */
export function codeOf(
  { element, attributes, theme, tokens, own }: Tried,
  address: string,
): string {
  const written = Object.entries({ ...attributes, ...(theme === 'light' ? {} : { theme }) })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const looks = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};`);
  return [
    `<link rel="stylesheet" href="${address}/embed/v1.css">`,
    `<script type="module" src="${address}/embed/v1.js?key=pk_…"></script>`,
    ...(looks.length > 0 ? ['<style>', `${element} {`, ...looks, '}', '</style>'] : []),
    `<${element}${written}>${escapeHtml(own)}</${element}>`,
  ].join('\n');
}
