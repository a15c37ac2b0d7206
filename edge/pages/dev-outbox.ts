import type { Context } from 'hono';
import { speak } from '../../shared/i18n/speak.ts';
import { dateTimeFormat } from '../../shared/kernel/intl.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { html, type Markup } from '../modules/mail/index.ts';
import { findSent, listSent, type SentMailRow } from '../outbox/index.ts';
import { outboxWords } from './dev-outbox-words.ts';
import { cspHash } from '../http/csp-hash.ts';

const MESSAGES = 100;
const SHOWN = { dateStyle: 'long', timeStyle: 'short' } as const;

const STYLE = `:root{color-scheme:light dark;background:Canvas}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem;font:1rem/1.5 'Avenir Next',Avenir,'Segoe UI','Helvetica Neue',Ubuntu,Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif}
h1{font-size:1.5rem}ol{list-style:none;margin:0;padding:0}
li{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:1rem 0}
p{margin:0}.quiet{opacity:.7;font-size:.875rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.5rem 0 0}
a{min-height:2.75rem;display:inline-flex;align-items:center}summary{padding:.6rem 0;cursor:pointer}`;

/** A mail shows itself, and may do nothing else: its styles stand in attributes. */
const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * `/dev/outbox`, demo mode only: the mails and text messages that the store sent, about
 * purchases and about accounts, as a page and, with
 * `?format=json` or `Accept: application/json`, as JSON; `?mail={id}` shows a mail as it arrives.
 */
export async function answerOutbox(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'dev.outbox');
  const { env, cell, directory, tenant, locale } = context.get('scope');
  if (env.DEMO !== 'true') return answerFailure(context, { code: 'not_found' });
  context.header('cache-control', 'no-store');
  const one = context.req.query('mail');
  if (one !== undefined) {
    const [inCell, inDirectory] = await Promise.all([
      cell.first(findSent(tenant.storeId, one)),
      directory.first(findSent(tenant.storeId, one)),
    ]);
    const mail = inCell ?? inDirectory;
    if (mail?.channel !== 'mail') return answerFailure(context, { code: 'not_found' });
    context.header('content-security-policy', MAIL_CSP);
    return context.html(mail.html);
  }
  const kept = await Promise.all([
    cell.read(listSent(tenant.storeId, MESSAGES)),
    directory.read(listSent(tenant.storeId, MESSAGES)),
  ]);
  const mails = kept
    .flat()
    .toSorted((earlier, later) => later.sent_at - earlier.sent_at)
    .slice(0, MESSAGES);
  if (wantsJson(context)) {
    return context.json({ results: mails.map(toJson), matches_estimated: mails.length });
  }
  const style = await cspHash(STYLE);
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src ${style}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  return context.html(page(tenant.slug, `${tenant.base}/dev/outbox`, locale, mails));
}

function wantsJson(context: Context<EdgeEnv>): boolean {
  const accepted = context.req.header('accept') ?? '';
  return context.req.query('format') === 'json' || /^application\/json\b/.test(accepted);
}

function toJson({ sent_at, ...mail }: SentMailRow) {
  return { ...mail, sent_at: new Date(sent_at).toISOString() };
}

function page(slug: string, path: string, locale: Locale, mails: readonly SentMailRow[]): string {
  const t = speak(outboxWords, locale);
  const title = t('title', { store: slug });
  const list: Markup =
    mails.length === 0
      ? html`<p>${t('none')}</p>`
      : html`<ol>${mails.map((mail) => row(path, locale, mail))}</ol>`;
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${{ markup: STYLE }}</style></head>
<body><main><h1>${title}</h1>${list}</main></body></html>`.markup;
}

function row(path: string, locale: Locale, mail: SentMailRow): Markup {
  const t = speak(outboxWords, locale);
  const sentAt = new Date(mail.sent_at);
  const shown = dateTimeFormat(locale, SHOWN).format(sentAt);
  const to = html`<p class="quiet">${mail.recipient} · <time datetime="${sentAt.toISOString()}">${shown}</time></p>`;
  if (mail.channel === 'sms') {
    return html`<li><p><strong>SMS</strong></p>
${to}
<pre>${mail.text}</pre></li>`;
  }
  return html`<li><p><strong>${mail.subject}</strong></p>
${to}
<p><a href="${path}?mail=${mail.id}">${t('open')}</a></p>
<details><summary>${t('text')}</summary><pre>${mail.text}</pre></details></li>`;
}
