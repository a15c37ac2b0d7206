import { stylesheet } from 'virtual:fragment-assets';
import type { Context, Next } from 'hono';
import { escapeHtml } from '../../shared/kernel/escape.ts';
import { speak } from '../../shared/i18n/speak.ts';
import { sealBankCharge, type BankWindow } from '../flows/purchase/index.ts';
import type { EdgeEnv } from '../http/context.ts';
import { cspHash } from '../http/csp-hash.ts';
import { bankWindowWords } from './bank-window-words.ts';
import { answerPaymentPage } from './payment-page.ts';

/** Opens the window; whatever the bank says of it, the next page asks the bank itself. */
const SCRIPT = `const { charge, done, back } = document.body.dataset;
const go = (to) => () => location.replace(to);
Payment.setEnv('pro');
Payment.startPayment({ Params: charge, onSuccess: go(done), onError: go(done), onCancel: go(back), onClosed: go(done) });`;

/**
 * `GET {base}/me/payments/{payment_token}/banco`: the page on which the bank's own script opens its window. The
 * script can load, call and frame the bank alone, and open no page of the store beside this one
 * (decision 0096). A payment that waits for no such window leads to where it stands.
 */
export async function answerBankWindow(
  context: Context<EdgeEnv>,
  next: Next,
): Promise<Response | void> {
  const scope = context.get('scope');
  const sealed = await sealBankCharge(scope, context.req.param('token') ?? '');
  if (!sealed.ok) return answerPaymentPage(context, next);
  context.set('route', 'bank-window');
  const bank = new URL(sealed.value.scripts[0] ?? '').origin;
  return context.html(pageOf(context, sealed.value), 200, {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'content-language': context.get('tag'),
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${await cspHash(SCRIPT)} ${bank}`,
      // The window's own look stands in style attributes.
      `style-src 'self' 'unsafe-inline' ${bank}`,
      `img-src 'self' data: ${bank}`,
      `font-src ${bank}`,
      `connect-src ${bank}`,
      `frame-src ${bank}`,
      `form-action ${bank}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'sandbox allow-scripts allow-same-origin allow-forms',
    ].join('; '),
  });
}

function pageOf(context: Context<EdgeEnv>, window: BankWindow): string {
  const { base } = context.get('scope').tenant;
  const tag = context.get('tag');
  const t = speak(bankWindowWords, tag);
  const checkout = `${base}/checkout/${window.checkout}`;
  const links = { done: `${checkout}/return`, back: `${checkout}/pay` };
  const scripts = window.scripts.map((src) => `<script src="${escapeHtml(src)}"></script>`);
  return (
    `<!doctype html><html lang="${tag}" data-theme="auto"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${t('title')}</title><meta name="robots" content="noindex">` +
    `<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="${stylesheet}"></head>` +
    `<body data-charge="${escapeHtml(window.encryptedData)}" data-done="${links.done}" data-back="${links.back}">` +
    `<main id="main"><div class="wrap section stack"><h1 class="h2">${t('title')}</h1>` +
    `<p>${t('text')}</p><noscript><p>${t('noScript')}</p></noscript>` +
    `<p><a href="${links.done}">${t('checks')}</a></p><p><a href="${links.back}">${t('other')}</a></p></div></main>` +
    `${scripts.join('')}<script>${SCRIPT}</script></body></html>`
  );
}
