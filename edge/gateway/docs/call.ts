import { ERROR_STATUS } from '../../../shared/contracts/errors.ts';
import { messageFor } from '../../../shared/i18n/message-for.ts';
import { escapeHtml } from '../../../shared/kernel/escape.ts';
import { bodyOf, successOf, type ApiDocument, type Call } from './document.ts';
import { fieldsTable } from './fields-table.ts';
import { fieldOf, fieldsOf } from './fields.ts';
import { code, inWords, table, type Shown } from './frame.ts';
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
  const t = docsWords[shown.locale];
  const { operationId: id, method, path, summary } = call;
  return (
    `<article id="${id}"><header><h2>${inWords(summary)}</h2>` +
    `<p><a href="#${id}"><span class="method">${method}</span> <code>/api${escapeHtml(path)}</code></a></p></header>` +
    `<div class="told">${facts(call, shown)}${inputs(call, shown)}${output(call, shown)}${refusals(call, shown)}</div>` +
    `<div class="shown">${code('curl', curlOf(call, shown))}${code('TypeScript', typescriptOf(call, shown))}` +
    example(call, document, answer, t) +
    `${method === 'get' ? tryForm(call, shown) : ''}</div></article>`
  );
}

function example(
  call: Call,
  { components }: ApiDocument,
  answer: unknown,
  t: (typeof docsWords)['es'],
): string {
  return answer === undefined
    ? code(t.fromSchema, inJson(sampleOf(successOf(call).schema, components.schemas)))
    : code(t.fromDemo, inJson(answer));
}

const inJson = (value: unknown): string => JSON.stringify(value, null, 2);

function facts(call: Call, { locale }: Shown): string {
  const t = docsWords[locale];
  const key = call.parameters?.find(({ name }) => name === 'Idempotency-Key');
  const repeats = key ? (key.required ? 'required' : 'accepted') : 'none';
  const limits = call['x-rate-limit'] ?? [];
  return (
    `<dl><dt>${t.access}</dt><dd>${t.accessOf(call['x-access'])}</dd>` +
    `<dt>${t.repeats}</dt><dd>${t.idempotency[repeats]}</dd>` +
    (limits.length > 0 ? `<dt>${t.limits}</dt><dd>${limits.map(t.limitOf).join('; ')}</dd>` : '') +
    '</dl>'
  );
}

function inputs(call: Call, { locale }: Shown): string {
  const t = docsWords[locale];
  const rows = (call.parameters ?? []).map(({ name, in: place, required = false, schema }) => {
    const field = fieldOf(name, schema, locale, required);
    return { ...field, notes: [t.place[place], field.notes].filter(Boolean).join('; ') };
  });
  const body = bodyOf(call);
  return (
    (rows.length > 0 ? `<h3>${t.parameters}</h3>${fieldsTable(rows, locale)}` : '') +
    (body ? `<h3>${t.body}</h3>${schemaTable(body.schema, locale, t.noBody)}` : '')
  );
}

function output(call: Call, { locale }: Shown): string {
  const { status, schema } = successOf(call);
  const t = docsWords[locale];
  return `<h3>${t.answer(Number(status))}</h3>${schemaTable(schema, locale, '<code>{}</code>')}`;
}

function schemaTable(
  schema: Parameters<typeof fieldsOf>[0],
  locale: Shown['locale'],
  none: string,
): string {
  if (schema.$ref !== undefined) {
    return `<p><code>${fieldOf('', schema, locale, true).type}</code></p>`;
  }
  return fieldsTable(fieldsOf(schema, locale), locale) || `<p>${none}</p>`;
}

function refusals(call: Call, { locale, path, suffix }: Shown): string {
  const t = docsWords[locale];
  const rows = [...new Set(call['x-refusals'])].map((one) => [
    `<code>${one}</code>`,
    `${ERROR_STATUS[one]}`,
    escapeHtml(messageFor({ code: one }, locale)),
  ]);
  return (
    `<h3>${t.failures}</h3>${rows.length > 0 ? table([t.code, t.status, t.meaning], rows) : `<p>${t.none}</p>`}` +
    `<p><a href="${path}/guide${suffix}#errors">${t.general}</a></p>`
  );
}
