import type { Locale } from '../../../shared/kernel/locale.ts';
import { fencedCode as code, markdownTable as table } from '../../../shared/kernel/markdown.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { embedElements } from '../../../host-pages/embed/index.ts';
import { CHANGES } from './changes.ts';
import type { ElementDeclaration } from './manifest.ts';
import { samplesOf, type DocsFacts } from './samples.ts';
import { embedWords } from './words.ts';

/** `/embed/docs.md`: the reference of the elements as Markdown, for readers that take no HTML. */
export function referenceMarkdown(
  facts: DocsFacts,
  elements: readonly ElementDeclaration[],
): string {
  const { locale } = facts;
  const t = embedWords[locale];
  const samples = samplesOf(facts);
  const named = (rows: Readonly<Record<string, string>>) =>
    Object.entries(rows).map(([name, says]) => [`\`${name}\``, says]);
  return [
    `# ${t.title}`,
    t.lead,
    `## ${t.start}`,
    t.startText,
    code('html', samples.start),
    `## ${t.server}`,
    t.serverText,
    code('php', samples.included),
    `## React\n\n${t.reactText}`,
    code('jsx', samples.react),
    `## Vue\n\n${t.vueText}`,
    code('vue', samples.vue),
    `## ${t.types}`,
    t.typesText,
    code('sh', samples.typed),
    `## ${t.versions}`,
    t.versionsText,
    code('html', samples.pinned),
    `## ${t.policy}`,
    t.policyText,
    code('', samples.policy),
    `## ${t.common}`,
    table([t.attribute, t.says], named(t.commonRows)),
    `## ${t.elements}`,
    ...elements.map((element) => elementText(element, locale)),
    `## ${t.events}`,
    table([t.events, t.says], named(t.eventRows)),
    `## ${t.methods}`,
    table([t.methods, t.says], named(t.methodRows)),
    `## ${t.trial}`,
    t.trialText,
    `## ${t.consent}`,
    t.consentText,
    `## ${t.changes}`,
    CHANGES.map(({ version, day, says }) => `- **${version}** (${day}): ${says[locale]}`).join(
      '\n',
    ),
    '',
  ].join('\n\n');
}

/** What the Markdown says of one element. */
export function elementText(element: ElementDeclaration, locale: Locale): string {
  const t = embedWords[locale];
  const own = embedElements.get(element.tagName)?.embed;
  const common = Object.keys(t.commonRows);
  const attributes = element.attributes.filter(({ name }) => !common.includes(name));
  const parts = element.cssParts.map(({ name, description }) => [
    `\`::part(${name})\``,
    description ?? '',
  ]);
  return [
    `### \`<${element.tagName}>\``,
    element.description ?? '',
    ...(element.deprecated === undefined ? [] : [`**${element.deprecated}**`]),
    ...(own ? [fill(t.since, { version: own.since })] : []),
    ...(attributes.length > 0
      ? [
          table(
            [t.attribute, t.says],
            attributes.map(({ name, description, required, deprecated }) => [
              `\`${name}\``,
              `${deprecated === undefined ? '' : `**${deprecated}** `}${description ?? ''}${required ? ` (${t.required})` : ''}`,
            ]),
          ),
        ]
      : []),
    ...(parts.length > 0 ? [table([t.part, t.says], parts)] : []),
  ].join('\n\n');
}

/**
 * `/llms.txt`: an index of what there is to read of elements and API, for language models.
 * @param services those of the API
 * @param suffix follows every link: the language, where the address names one
 */
export function modelsIndex(
  { address, locale }: DocsFacts,
  services: readonly string[],
  suffix: string,
): string {
  const t = embedWords[locale];
  const rows: readonly (readonly [string, string, string])[] = [
    [t.title, 'docs.md', t.lead],
    [t.manifest, 'custom-elements.json', ''],
    ['Visual Studio Code', 'html-custom-data.json', ''],
    ['JetBrains', 'web-types.json', ''],
    ['React', 'react.d.ts', ''],
    ['Vue', 'vue.d.ts', ''],
  ];
  const links = rows.map(
    ([name, file, says]) => `- [${name}](${address}/embed/${file}${suffix})${says && `: ${says}`}`,
  );
  const calls = services.map(
    (service) => `- [${service}](${address}/api/docs/${service}.md${suffix})`,
  );
  return [
    `# ${t.title}`,
    `> ${t.lead}`,
    links.join('\n'),
    '## API',
    `- [${t.apiGuide}](${address}/api/docs.md${suffix}): ${t.apiGuideText}\n` +
      `- [OpenAPI 3.1](${address}/api/openapi.json${suffix})`,
    `## ${t.apiCalls}`,
    `${calls.join('\n')}\n`,
  ].join('\n\n');
}
