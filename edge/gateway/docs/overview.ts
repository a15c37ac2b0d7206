import { escapeHtml } from '../../../shared/kernel/escape.ts';
import { callsIn, type ApiDocument, type Call } from './document.ts';
import { framed, pageAt, searchForm, summaryOf, type Shown } from './frame.ts';
import { docsWords } from './words.ts';

/** Letters without case and accents, as a search compares them. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The calls whose address, id, summary or refusals hold all words of a text. */
export function findCalls(calls: readonly Call[], text: string): Call[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    const told = folded(
      [nameOf(call), call.operationId, call.summary, ...call['x-refusals']].join(' '),
    );
    return words.every((word) => told.includes(word));
  });
}

const nameOf = ({ method, path }: Call): string => `${method.toUpperCase()} /api${path}`;

/** `/api/docs`: every call in one line, by service. */
export function overviewPage(document: ApiDocument, shown: Shown): string {
  const { path, locale, suffix, text } = shown;
  const t = docsWords[locale];
  const found = findCalls(callsIn(document), text);
  const sections = [...Map.groupBy(found, ({ service }) => service)].map(
    ([service, calls]) =>
      `<section id="${service}"><h2><a href="${pageAt(shown, service)}">${service}</a></h2>` +
      `<ul class="calls">${calls.map((call) => line(call, shown)).join('')}</ul></section>`,
  );
  const none = found.length === 0 ? '' : ' hidden';
  return framed(
    shown,
    t.title,
    `<h1>${t.title}</h1><p>${t.lead} <a href="${path.slice(0, -'/docs'.length)}/openapi.json${suffix}">openapi.json</a> (OpenAPI 3.1).</p>` +
      searchForm(shown) +
      `<p role="status" data-one="${t.found(1)}" data-many="${t.found(2)}">${t.found(found.length)}</p>` +
      `<p data-none${none}>${t.foundNone}</p>${sections.join('')}`,
  );
}

function line(call: Call, shown: Shown): string {
  const { operationId: id, method, service } = call;
  const refusals = call['x-refusals'].join(' ');
  return (
    `<li id="${id}" data-find="${id} ${refusals}"><a href="${pageAt(shown, service, id)}">` +
    `<span class="method">${method}</span> <code>/api${escapeHtml(call.path)}</code></a>` +
    `<span>${summaryOf(call, shown.locale)}</span></li>`
  );
}
