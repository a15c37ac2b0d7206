import { ERROR_STATUS, type ErrorCode } from '../../../shared/contracts/errors.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { messageFor } from '../../../shared/i18n/message-for.ts';
import { escapeHtml } from '../../../shared/kernel/escape.ts';
import { GENERAL_FAILURES, UNSAFE_FAILURES } from '../general-failures.ts';
import { callsIn, type ApiDocument, type Call } from './document.ts';
import { code, framed, inWords, table, type Shown } from './frame.ts';
import { guideWords } from './guide-words.ts';
import { docsWords } from './words.ts';

const FAILURE = {
  code: 'item_not_found',
  message: '…',
  field: 'lines[0].sku',
  request_id: 'rq_0123456789abcdefghjkmnpqrs',
};

/** `/api/docs/guide`: what all calls share. */
export function guidePage(document: ApiDocument, shown: Shown): string {
  const t = guideWords[shown.locale];
  const { guide } = docsWords[shown.locale];
  const calls = callsIn(document);
  return framed(
    shown,
    guide,
    `<h1>${guide}</h1>` +
      section('keys', t.keys, t.keysText.map((text) => `<p>${text}</p>`).join('')) +
      section('limits', t.limits, `<p>${t.limitsText}</p>${limitsTable(calls, shown)}`) +
      section('webhooks', t.webhooks, `<p>${t.webhooksText}</p>${webhooks(calls, shown)}`) +
      section(
        'versions',
        t.versions,
        `<p>${fill(t.versionsText, { version: document.info.version })}</p>`,
      ) +
      section('client', t.client, `<p>${t.clientText}</p>`) +
      section('repeats', t.repeats, `<p>${t.repeatsText}</p>`) +
      section('lists', t.lists, `<p>${t.listsText}</p>`) +
      section('money', t.money, `<p>${t.moneyText}</p>`) +
      section('errors', t.errors, errors(shown)),
  );
}

function section(id: string, title: string, content: string): string {
  return `<section id="${id}"><h2>${title}</h2>${content}</section>`;
}

function link({ operationId: id, service }: Call, { path, suffix }: Shown): string {
  return `<a href="${path}/${service}${suffix}#${id}"><code>${id}</code></a>`;
}

function limitsTable(calls: readonly Call[], shown: Shown): string {
  const t = guideWords[shown.locale];
  const { limitOf } = docsWords[shown.locale];
  const rows = calls.flatMap((call) => {
    const limits = call['x-rate-limit'] ?? [];
    return limits.length > 0 ? [[link(call, shown), limits.map(limitOf).join('; ')]] : [];
  });
  return table([t.call, t.often], rows);
}

function webhooks(calls: readonly Call[], shown: Shown): string {
  const own = calls.filter((call) => call['x-access'] === 'webhook');
  const rows = own.map((call) => [link(call, shown), inWords(call.summary)]);
  return table([guideWords[shown.locale].call, docsWords[shown.locale].meaning], rows);
}

function errors({ locale }: Shown): string {
  const t = guideWords[locale];
  const failure = JSON.stringify(
    { ...FAILURE, message: messageFor({ code: 'item_not_found' }, locale) },
    null,
    2,
  );
  return (
    `<p>${t.errorsText}</p>${code('404', failure)}` +
    `<h3>${t.every}</h3>${codes(GENERAL_FAILURES, locale)}<h3>${t.unsafe}</h3>${codes(UNSAFE_FAILURES, locale)}`
  );
}

function codes(list: readonly ErrorCode[], locale: Shown['locale']): string {
  const t = docsWords[locale];
  const rows = list.map((one) => [
    `<code>${one}</code>`,
    `${ERROR_STATUS[one]}`,
    escapeHtml(messageFor({ code: one }, locale)),
  ]);
  return table([t.code, t.status, t.meaning], rows);
}
