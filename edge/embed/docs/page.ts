import { embedElements, linkElements } from '../../../host-pages/embed/index.ts';
import { escapeHtml } from '../../../shared/kernel/escape.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { EMBED_KEYLESS } from '../../../shared/rules/embed-keys.ts';
import { TOKENS } from '../tokens.ts';
import { reactExample } from './examples.ts';
import { embedWords } from './words.ts';

/** The facts of the store and the build that the page names. */
export interface DocsFacts {
  /** The store's address, without a slash at the end. */
  readonly address: string;
  readonly origin: string;
  readonly version: string;
  readonly integrity: string;
  readonly locale: Locale;
}

const SAMPLE_KEY = 'pk_…';

/** The reference of the elements: how they are put in, versions, policy, and a table of each. */
export function referencePage(facts: DocsFacts): string {
  const { address, origin, version, integrity, locale } = facts;
  const t = embedWords[locale];
  const start = `<link rel="stylesheet" href="${address}/embed/v1.css">
<script type="module" src="${address}/embed/v1.js?key=${SAMPLE_KEY}"></script>
<shop-item item="…"></shop-item>
<shop-cart></shop-cart>`;
  const pinned = `<script type="module" crossorigin
  src="${address}/embed/v1.${version}.js?key=${SAMPLE_KEY}"
  integrity="${integrity}"></script>`;
  const included = `<?= file_get_contents('${address}/embed/html/shop-item?item=…&key=${SAMPLE_KEY}') ?>`;
  const typed = `curl -o shop-elements.d.ts ${address}/embed/react.d.ts\ncurl -o shop-elements.d.ts ${address}/embed/vue.d.ts`;
  const policy = `script-src ${origin}; connect-src ${origin}; img-src ${origin}; style-src ${origin}`;
  const parts = [
    section(t.start, t.startText, code(start)),
    section(t.server, t.serverText, code(included)),
    section('React', t.reactText, code(reactExample('…', '…'))),
    section(t.types, t.typesText, code(typed)),
    section(t.versions, t.versionsText, code(pinned)),
    section(t.policy, t.policyText, code(policy)),
    section(t.common, '', table([t.attribute, t.says], rowsOf(t.commonRows))),
    `<section><h2>${t.elements}</h2><p>${t.partsText}</p>${elementsOf(locale)}</section>`,
    section(t.links, '::part(link)', table([t.element, t.says], linkRows(locale))),
    section(t.slots, t.slot, ''),
    section(t.tokens, t.tokensText, table([t.property, t.says], tokenRows(locale))),
    section(t.events, '', table([t.events, t.says], rowsOf(t.eventRows))),
    section(t.methods, '', table([t.methods, t.says], rowsOf(t.methodRows))),
  ];
  return (
    `<h1>${t.title}</h1><p>${t.lead}</p><nav><a href="playground">${t.playground}</a>` +
    `<a href="custom-elements.json">${t.manifest}</a></nav>${parts.join('')}`
  );
}

function section(title: string, text: string, content: string): string {
  return `<section><h2>${title}</h2>${text === '' ? '' : `<p>${text}</p>`}${content}</section>`;
}

function code(text: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function rowsOf(words: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(words);
}

function tokenRows(locale: Locale): [string, string][] {
  return TOKENS.map(({ name, says }) => [name, says[locale]]);
}

function linkRows(locale: Locale): [string, string][] {
  return [...linkElements].map(([name, { says }]) => [name, says[locale]]);
}

function elementsOf(locale: Locale): string {
  const t = embedWords[locale];
  return [...embedElements.values()]
    .map(({ name, embed }) => {
      const rows = Object.entries(embed.attributes).map(
        ([attribute, { says, example, required }]) => [
          attribute,
          says[locale] + (required ? ` (${t.required})` : ''),
          example,
        ],
      );
      const parts = Object.entries(embed.parts ?? {}).map(([part, says]) => [
        `::part(${part})`,
        says[locale],
      ]);
      const facts = [
        fill(t.since, { version: embed.since }),
        ...(EMBED_KEYLESS.includes(name) ? [t.keyless] : []),
      ];
      return (
        `<article id="${name}"><h3><code>&lt;${name}&gt;</code></h3><p>${escapeHtml(embed.says[locale])}</p>` +
        (rows.length > 0 ? table([t.attribute, t.says, t.example], rows) : '') +
        (parts.length > 0 ? table([t.part, t.says], parts) : '') +
        `<p><small>${facts.join(' ')}</small> <a href="playground?element=${name}">${t.playground}</a></p></article>`
      );
    })
    .join('');
}
