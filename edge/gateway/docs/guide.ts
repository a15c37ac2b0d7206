import { fill } from '../../../shared/i18n/fill.ts';
import { messageFor } from '../../../shared/i18n/message-for.ts';
import { GENERAL_FAILURES, UNSAFE_FAILURES } from '../general-failures.ts';
import { htmlOf, type Block } from './blocks.ts';
import { codesTable } from './call.ts';
import { callsIn, type ApiDocument, type Call } from './document.ts';
import { framed, inWords, pageAt, type Shown } from './frame.ts';
import { guideWords } from './guide-words.ts';
import { docsWords } from './words.ts';

const FAILURE = {
  code: 'item_not_found',
  message: '…',
  field: 'lines[0].sku',
  request_id: 'rq_0123456789abcdefghjkmnpqrs',
};

/** A part of the guide. */
export interface Section {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** `/api/docs/guide`: what all calls share. */
export function guidePage(document: ApiDocument, shown: Shown): string {
  const { guide } = docsWords[shown.locale];
  const sections = guideSections(document, shown).map(
    ({ id, title, blocks }) => `<section id="${id}"><h2>${title}</h2>${htmlOf(blocks)}</section>`,
  );
  return framed(shown, guide, `<h1>${guide}</h1>${sections.join('')}`);
}

/** What all calls share, as a page of any form shows it. */
export function guideSections(document: ApiDocument, shown: Shown): Section[] {
  const t = guideWords[shown.locale];
  const calls = callsIn(document);
  const { version } = document.info;
  return [
    { id: 'keys', title: t.keys, blocks: t.keysText.map(said) },
    { id: 'limits', title: t.limits, blocks: [said(t.limitsText), limitsTable(calls, shown)] },
    { id: 'webhooks', title: t.webhooks, blocks: [said(t.webhooksText), webhooks(calls, shown)] },
    {
      id: 'versions',
      title: t.versions,
      blocks: [said(fill(t.versionsText, { version })), ...ending(calls, shown)],
    },
    { id: 'client', title: t.client, blocks: [said(t.clientText)] },
    { id: 'repeats', title: t.repeats, blocks: [said(t.repeatsText)] },
    { id: 'lists', title: t.lists, blocks: [said(t.listsText)] },
    { id: 'money', title: t.money, blocks: [said(t.moneyText)] },
    { id: 'errors', title: t.errors, blocks: errors(shown) },
  ];
}

const said = (text: string): Block => ({ is: 'text', text });

function link({ operationId: id, service }: Call, shown: Shown): string {
  return `<a href="${pageAt(shown, service, id)}"><code>${id}</code></a>`;
}

function limitsTable(calls: readonly Call[], shown: Shown): Block {
  const t = guideWords[shown.locale];
  const { limitOf } = docsWords[shown.locale];
  const rows = calls.flatMap((call) => {
    const limits = call['x-rate-limit'] ?? [];
    return limits.length > 0 ? [[link(call, shown), limits.map(limitOf).join('; ')]] : [];
  });
  return { is: 'table', heads: [t.call, t.often], rows };
}

function webhooks(calls: readonly Call[], shown: Shown): Block {
  const own = calls.filter((call) => call['x-access'] === 'webhook');
  const rows = own.map((call) => [link(call, shown), inWords(call.summary)]);
  const heads = [guideWords[shown.locale].call, docsWords[shown.locale].meaning];
  return { is: 'table', heads, rows };
}

/** How a call says that it is to go, and the calls that do. */
function ending(calls: readonly Call[], shown: Shown): Block[] {
  const t = docsWords[shown.locale];
  const rows = calls.flatMap((call) => {
    const { 'x-deprecated': deprecated } = call;
    return deprecated
      ? [[link(call, shown), t.deprecatedDays(deprecated.since, deprecated.until)]]
      : [];
  });
  const { endingText, call } = guideWords[shown.locale];
  const heads = [call, t.deprecated];
  return [said(endingText), ...(rows.length > 0 ? [{ is: 'table', heads, rows } as const] : [])];
}

function errors({ locale }: Shown): Block[] {
  const t = guideWords[locale];
  const message = messageFor({ code: 'item_not_found' }, locale);
  const failure = JSON.stringify({ ...FAILURE, message }, null, 2);
  return [
    said(t.errorsText),
    { is: 'code', label: '404', kind: 'json', text: failure },
    { is: 'heading', text: t.every },
    codesTable(GENERAL_FAILURES, locale),
    { is: 'heading', text: t.unsafe },
    codesTable(UNSAFE_FAILURES, locale),
  ];
}
