import { markdownCode } from '../../../shared/kernel/markdown.ts';
import type { Answers } from './answers.ts';
import { markdownOf } from './blocks.ts';
import { examplesOf, toldOf } from './call.ts';
import { callsIn, type ApiDocument, type Call } from './document.ts';
import { pageAt, summaryOf, type Shown } from './frame.ts';
import { guideSections } from './guide.ts';
import { inMarkdown } from './in-markdown.ts';
import { serviceIn } from './service.ts';
import { docsWords } from './words.ts';

/** Both pages begin a paragraph with the anchors that links lead to. */
const anchored = (id: string, heading: string): string => `<a id="${id}"></a>\n\n${heading}`;

/** `/api/docs.md`: the services with the ways to their pages, and what all calls share. */
export function guideMarkdown(document: ApiDocument, shown: Shown): string {
  const t = docsWords[shown.locale];
  const services = [...Map.groupBy(callsIn(document), ({ service }) => service)].map(
    ([service, calls]) =>
      `- [${service}](${pageAt(shown, service)}): ${inMarkdown(t.found(calls.length))}`,
  );
  const sections = guideSections(document, shown).flatMap(({ id, title, blocks }) => [
    anchored(id, `## ${inMarkdown(title)}`),
    ...markdownOf(blocks),
  ]);
  return page(t.title, [
    `${t.lead} [openapi.json](${shown.api}/openapi.json${shown.suffix}) (OpenAPI 3.1).`,
    `## ${t.services}`,
    services.join('\n'),
    ...sections,
  ]);
}

/**
 * `/api/docs/{service}.md`: the calls of a service, whole, and the objects that they speak of.
 * @param answers of the demo
 */
export function serviceMarkdown(
  document: ApiDocument,
  service: string,
  answers: Answers,
  shown: Shown,
): string {
  const t = docsWords[shown.locale];
  const { calls, objects } = serviceIn(document, service, shown);
  return page(`/api/${service}`, [
    `[${t.guide}](${pageAt(shown, 'guide')})`,
    ...calls.flatMap((call) => callMarkdown(call, document, answers[call.operationId], shown)),
    ...(objects.length > 0 ? [`## ${t.objects}`] : []),
    ...objects.flatMap(({ name, blocks }) => [
      anchored(`object-${name}`, `### ${markdownCode(name)}`),
      ...markdownOf(blocks),
    ]),
  ]);
}

function callMarkdown(call: Call, document: ApiDocument, answer: unknown, shown: Shown): string[] {
  const { operationId: id, method, path } = call;
  // One example is enough for a reader that writes any language by itself.
  const examples = examplesOf(call, document, answer, shown).filter(
    (block) => block.is !== 'code' || block.kind !== 'ts',
  );
  return [
    anchored(id, `## ${inMarkdown(summaryOf(call, shown.locale))}`),
    `${markdownCode(`${method.toUpperCase()} /api${path}`)} (${markdownCode(id)})`,
    ...markdownOf([...toldOf(call, document, shown), ...examples]),
  ];
}

const page = (title: string, paragraphs: readonly string[]): string =>
  `# ${title}\n\n${paragraphs.join('\n\n')}\n`;
