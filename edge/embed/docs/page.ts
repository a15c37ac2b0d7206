import { embedElements, linkElements, type EmbedElement } from '../../../host-pages/embed/index.ts';
import type { Deprecation } from '../../../shared/kernel/deprecation.ts';
import { escapeHtml } from '../../../shared/kernel/escape.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { EMBED_KEYLESS } from '../../../shared/rules/embed-keys.ts';
import { TOKENS } from '../tokens.ts';
import { CHANGES } from './changes.ts';
import { endOf } from './ending.ts';
import { samplesOf, type DocsFacts } from './samples.ts';
import { embedWords } from './words.ts';

/** The reference of the elements: how they are put in, versions, policy, and a table of each. */
export function referencePage(facts: DocsFacts): string {
  const { locale } = facts;
  const t = embedWords[locale];
  const samples = samplesOf(facts);
  const parts = [
    section(t.start, t.startText, code(samples.start)),
    section(t.server, t.serverText, code(samples.included)),
    section('React', t.reactText, code(samples.react)),
    section('Vue', t.vueText, code(samples.vue)),
    section(t.types, t.typesText, code(samples.typed)),
    section(t.editors, t.editorsText, code(samples.editors)),
    section(t.versions, t.versionsText, code(samples.pinned)),
    section(t.policy, t.policyText, code(samples.policy)),
    section(t.common, '', table([t.attribute, t.says], rowsOf(t.commonRows))),
    `<section><h2>${t.elements}</h2><p>${t.partsText}</p>${elementsOf(locale)}</section>`,
    section(t.links, '::part(link)', table([t.element, t.says], linkRows(locale))),
    section(t.slots, t.slot, ''),
    section(t.tokens, t.tokensText, table([t.property, t.says], tokenRows(locale))),
    section(t.events, '', table([t.events, t.says], rowsOf(t.eventRows))),
    section(t.methods, '', table([t.methods, t.says], rowsOf(t.methodRows))),
    section(t.trial, t.trialText, ''),
    section(t.consent, t.consentText, ''),
    section(t.changes, t.changesText, table([t.version, t.says], changeRows(locale))),
  ];
  return (
    `<h1>${t.title}</h1><p>${t.lead}</p><nav><a href="playground">${t.playground}</a>` +
    `<a href="custom-elements.json">${t.manifest}</a><a href="docs.md">Markdown</a>` +
    `<a href="llms.txt">llms.txt</a></nav>${parts.join('')}`
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
  return [...linkElements].map(([name, { says, deprecated }]) => [
    name,
    ending(deprecated, locale) + says[locale],
  ]);
}

function changeRows(locale: Locale): [string, string][] {
  return CHANGES.map(({ version, day, says }) => [`${version} · ${day}`, says[locale]]);
}

/** The end of what is to go, before what is said of it; empty for what stays. */
const ending = (deprecated: Deprecation | undefined, locale: Locale): string =>
  deprecated ? `${endOf(deprecated, locale)} ` : '';

function elementsOf(locale: Locale): string {
  return [...embedElements.values()].map((element) => elementArticle(element, locale)).join('');
}

/** What the reference says of one element. */
export function elementArticle(
  { name, embed }: Pick<EmbedElement, 'name' | 'embed'>,
  locale: Locale,
): string {
  const t = embedWords[locale];
  const rows = Object.entries(embed.attributes).map(
    ([attribute, { says, example, required, deprecated }]) => [
      attribute,
      ending(deprecated, locale) + says[locale] + (required ? ` (${t.required})` : ''),
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
  const end = embed.deprecated
    ? `<strong>${escapeHtml(endOf(embed.deprecated, locale))}</strong> `
    : '';
  return (
    `<article id="${name}"><h3><code>&lt;${name}&gt;</code></h3><p>${end}${escapeHtml(embed.says[locale])}</p>` +
    (rows.length > 0 ? table([t.attribute, t.says, t.example], rows) : '') +
    (parts.length > 0 ? table([t.part, t.says], parts) : '') +
    `<p><small>${facts.join(' ')}</small> <a href="playground?element=${name}">${t.playground}</a></p></article>`
  );
}
