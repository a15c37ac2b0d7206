import type { Answers } from './answers.ts';
import { htmlOf, type Block } from './blocks.ts';
import { callArticle } from './call.ts';
import { bodyOf, callsIn, successOf, type ApiDocument, type Call } from './document.ts';
import { fieldsTable } from './fields-table.ts';
import { fieldsOf, objectsIn } from './fields.ts';
import { framed, searchForm, summaryOf, type Shown } from './frame.ts';
import { docsWords } from './words.ts';

/** The calls of a service, and the objects that they speak of. */
export interface Service {
  readonly calls: readonly Call[];
  readonly objects: readonly { readonly name: string; readonly blocks: readonly Block[] }[];
}

/** A service as a page of any form shows it. */
export function serviceIn(document: ApiDocument, service: string, { locale }: Shown): Service {
  const calls = callsIn(document).filter((call) => call.service === service);
  const { schemas } = document.components;
  const spoken = calls.flatMap((call) => [bodyOf(call)?.schema, successOf(call).schema]);
  const objects = objectsIn(spoken, schemas).map((name) => ({
    name,
    blocks: fieldsTable(fieldsOf(schemas[name] ?? {}, locale), locale),
  }));
  return { calls, objects };
}

/**
 * `/api/docs/{service}`: the calls of a service, whole, and the objects that they speak of.
 * @param answers of the demo
 */
export function servicePage(
  document: ApiDocument,
  service: string,
  answers: Answers,
  shown: Shown,
): string {
  const t = docsWords[shown.locale];
  const { calls, objects } = serviceIn(document, service, shown);
  const sections = objects.map(
    ({ name, blocks }) =>
      `<section id="object-${name}"><h3><code>${name}</code></h3>${htmlOf(blocks)}</section>`,
  );
  const links = calls.map(
    (call) =>
      `<li><a href="#${call.operationId}"><span class="method">${call.method}</span> <span>${summaryOf(call, shown.locale)}</span></a></li>`,
  );
  const articles = calls.map((call) =>
    callArticle(call, document, answers[call.operationId], shown),
  );
  return framed(
    shown,
    service,
    `<h1><code>/api/${service}</code></h1>${searchForm(shown)}` +
      `<div class="panes"><nav aria-label="${t.calls}"><ul>${links.join('')}</ul></nav>` +
      `<div>${articles.join('')}${sections.length > 0 ? `<h2>${t.objects}</h2>${sections.join('')}` : ''}</div></div>`,
    service,
  );
}
