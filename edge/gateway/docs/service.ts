import type { Answers } from './answers.ts';
import { callArticle } from './call.ts';
import { bodyOf, callsIn, successOf, type ApiDocument } from './document.ts';
import { fieldsTable } from './fields-table.ts';
import { fieldsOf, objectsIn } from './fields.ts';
import { framed, inWords, searchForm, type Shown } from './frame.ts';
import { docsWords } from './words.ts';

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
  const calls = callsIn(document).filter((call) => call.service === service);
  const { schemas } = document.components;
  const spoken = calls.flatMap((call) => [bodyOf(call)?.schema, successOf(call).schema]);
  const objects = objectsIn(spoken, schemas).map((name) => {
    const rows = fieldsTable(fieldsOf(schemas[name] ?? {}, shown.locale), shown.locale);
    return `<section id="object-${name}"><h3><code>${name}</code></h3>${rows}</section>`;
  });
  const links = calls.map(
    ({ operationId, method, summary }) =>
      `<li><a href="#${operationId}"><span class="method">${method}</span> <span>${inWords(summary)}</span></a></li>`,
  );
  const articles = calls.map((call) =>
    callArticle(call, document, answers[call.operationId], shown),
  );
  return framed(
    shown,
    service,
    `<h1><code>/api/${service}</code></h1>${searchForm(shown)}` +
      `<div class="panes"><nav aria-label="${t.calls}"><ul>${links.join('')}</ul></nav>` +
      `<div>${articles.join('')}${objects.length > 0 ? `<h2>${t.objects}</h2>${objects.join('')}` : ''}</div></div>`,
  );
}
