import { ERROR_STATUS, type ErrorCode } from '../../../shared/contracts/errors.ts';
import { messageFor } from '../../../shared/i18n/message-for.ts';
import { escapeHtml } from '../../../shared/kernel/escape.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { htmlOf, type Block, type Fact } from './blocks.ts';
import { bodyOf, callsIn, successOf, type ApiDocument, type Call } from './document.ts';
import { fieldsTable } from './fields-table.ts';
import { fieldOf, fieldsOf } from './fields.ts';
import { pageAt, summaryOf, type Shown } from './frame.ts';
import { curlOf, typescriptOf } from './requests.ts';
import { sampleOf } from './sample.ts';
import { tryForm } from './try-form.ts';
import { docsWords } from './words.ts';

/**
 * One call: what it takes and answers on one side, examples on the other.
 * @param answer of the demo; undefined where it gave none
 */
export function callArticle(
  call: Call,
  document: ApiDocument,
  answer: unknown,
  shown: Shown,
): string {
  const { operationId: id, method, path } = call;
  return (
    `<article id="${id}"><header><h2>${summaryOf(call, shown.locale)}</h2>` +
    `<p><a href="#${id}"><span class="method">${method}</span> <code>/api${escapeHtml(path)}</code></a></p></header>` +
    `<div class="told">${htmlOf(toldOf(call, document, shown))}</div>` +
    `<div class="shown">${htmlOf(examplesOf(call, document, answer, shown))}` +
    `${method === 'get' ? tryForm(call, shown) : ''}</div></article>`
  );
}

/** What a call takes, answers and refuses. */
export function toldOf(call: Call, document: ApiDocument, shown: Shown): Block[] {
  const { locale } = shown;
  return [
    facts(call, endOf(call, document, shown), locale),
    ...inputs(call, locale),
    ...output(call, locale),
    ...refusals(call, shown),
  ];
}

/** A call as commands, and its answer. */
export function examplesOf(
  call: Call,
  { components }: ApiDocument,
  answer: unknown,
  shown: Shown,
): Block[] {
  const t = docsWords[shown.locale];
  const [label, value] =
    answer === undefined
      ? [t.fromSchema, sampleOf(successOf(call).schema, components.schemas)]
      : [t.fromDemo, answer];
  return [
    { is: 'code', label: 'curl', kind: 'sh', text: curlOf(call, shown) },
    { is: 'code', label: 'TypeScript', kind: 'ts', text: typescriptOf(call, shown) },
    { is: 'code', label, kind: 'json', text: JSON.stringify(value, null, 2) },
  ];
}

/** The days of a call that is to go, and the way to the call that replaces it. */
function endOf(call: Call, document: ApiDocument, shown: Shown): Fact[] {
  const { 'x-deprecated': deprecated } = call;
  if (!deprecated) return [];
  const t = docsWords[shown.locale];
  const { since, until, use } = deprecated;
  const successor = callsIn(document).find(({ operationId }) => operationId === use);
  const rows: Fact[] = [[t.deprecated, t.deprecatedDays(since, until)]];
  if (successor) {
    const { operationId: id, service } = successor;
    rows.push([t.successor, `<a href="${pageAt(shown, service, id)}"><code>${id}</code></a>`]);
  }
  return rows;
}

function facts(call: Call, end: readonly Fact[], locale: Locale): Block {
  const t = docsWords[locale];
  const key = call.parameters?.find(({ name }) => name === 'Idempotency-Key');
  const repeats = key ? (key.required ? 'required' : 'accepted') : 'none';
  const limits = call['x-rate-limit'] ?? [];
  const rows: Fact[] = [
    ...end,
    [t.access, t.accessOf(call['x-access'])],
    [t.repeats, t.idempotency[repeats]],
  ];
  if (limits.length > 0) rows.push([t.limits, limits.map(t.limitOf).join('; ')]);
  return { is: 'facts', rows };
}

function inputs(call: Call, locale: Locale): Block[] {
  const t = docsWords[locale];
  const rows = (call.parameters ?? []).map(({ name, in: place, required = false, schema }) => {
    const field = fieldOf(name, schema, locale, required);
    return { ...field, notes: [t.place[place], field.notes].filter(Boolean).join('; ') };
  });
  const body = bodyOf(call);
  return [
    ...(rows.length > 0 ? [heading(t.parameters), ...fieldsTable(rows, locale)] : []),
    ...(body ? [heading(t.body), ...schemaTable(body.schema, locale, t.noBody)] : []),
  ];
}

function output(call: Call, locale: Locale): Block[] {
  const { status, schema } = successOf(call);
  const title = docsWords[locale].answer(Number(status));
  return [heading(title), ...schemaTable(schema, locale, '<code>{}</code>')];
}

const heading = (text: string): Block => ({ is: 'heading', text });
const said = (text: string): Block => ({ is: 'text', text });

function schemaTable(
  schema: Parameters<typeof fieldsOf>[0],
  locale: Locale,
  none: string,
): Block[] {
  if (schema.$ref !== undefined) {
    return [said(`<code>${fieldOf('', schema, locale, true).type}</code>`)];
  }
  const fields = fieldsTable(fieldsOf(schema, locale), locale);
  return fields.length > 0 ? fields : [said(none)];
}

function refusals(call: Call, shown: Shown): Block[] {
  const t = docsWords[shown.locale];
  const codes = [...new Set(call['x-refusals'])];
  return [
    heading(t.failures),
    codes.length > 0 ? codesTable(codes, shown.locale) : said(t.none),
    said(`<a href="${pageAt(shown, 'guide', 'errors')}">${t.general}</a>`),
  ];
}

/** Codes of failures with their status, and the message that explains each. */
export function codesTable(codes: readonly ErrorCode[], locale: Locale): Block {
  const t = docsWords[locale];
  const rows = codes.map((one) => [
    `<code>${one}</code>`,
    `${ERROR_STATUS[one]}`,
    escapeHtml(messageFor({ code: one }, locale)),
  ]);
  return { is: 'table', heads: [t.code, t.status, t.meaning], rows };
}
