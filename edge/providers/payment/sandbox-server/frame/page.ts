import { html, raw } from 'hono/html';
import type { Locale } from '../../../../../shared/kernel/locale.ts';
import { inline } from '../csp.ts';
import { wordsOf } from '../../../../../shared/i18n/speak.ts';
import { messages } from '../messages/index.ts';
import type { FrameSettings } from './client.ts';
import { frameScript } from './script.ts';
import { frameStyle } from './style.ts';

const BRANDS = raw(`
<svg class="other" viewBox="0 0 40 26" aria-hidden="true"><rect x=".75" y=".75" width="38.5" height="24.5" rx="4.25" fill="none" stroke="currentColor" stroke-width="1.5" opacity=".5"/><path d="M1 8.5h38" stroke="currentColor" stroke-width="4" opacity=".35"/><path d="M6 18.5h10" stroke="currentColor" stroke-width="2" opacity=".5"/></svg>
<svg class="visa" viewBox="0 0 40 26" aria-hidden="true"><rect width="40" height="26" rx="5" fill="#1a2b6b"/><text x="20" y="18" text-anchor="middle" textLength="29" font-family="Arial,'Liberation Sans',sans-serif" font-size="13" font-weight="700" font-style="italic" fill="#fff">VISA</text></svg>
<svg class="mastercard" viewBox="0 0 40 26" aria-hidden="true"><rect width="40" height="26" rx="5" fill="#24262b"/><circle cx="15.5" cy="13" r="8" fill="#e5352b"/><circle cx="24.5" cy="13" r="8" fill="#f2a31b"/><path d="M20 6.4a8 8 0 0 1 0 13.2a8 8 0 0 1 0-13.2z" fill="#ee6a22"/></svg>
<svg class="amex" viewBox="0 0 40 26" aria-hidden="true"><rect width="40" height="26" rx="5" fill="#1f6fb8"/><text x="20" y="17" text-anchor="middle" textLength="31" font-family="Arial,'Liberation Sans',sans-serif" font-size="10.5" font-weight="700" fill="#fff">AMEX</text></svg>`);

const LOCK = raw(
  '<svg viewBox="0 0 16 16" aria-hidden="true"><rect x="3" y="7" width="10" height="7.5" rx="1.6" fill="currentColor"/><path d="M5.2 7V5a2.8 2.8 0 0 1 5.6 0v2" fill="none" stroke="currentColor" stroke-width="1.6"/></svg>',
);

/** JSON that may stand inside a script element: nothing in it can end that element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** The card form. The caller has checked that `parent` is an origin. */
export function framePage(parent: string, key: string, locale: Locale, theme: 'light' | 'dark') {
  const t = wordsOf(messages, locale).frame;
  const settings: FrameSettings = { parent, key, errors: t.errors };
  return html`<!doctype html>
    <html lang="${locale}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t.title}</title>
        ${inline('style', frameStyle)}
      </head>
      <body>
        <noscript><p>${t.noScript}</p></noscript>
        <form id="card" novalidate aria-label="${t.title}">
          <div class="field">
            <label for="name">${t.name}</label>
            <input
              id="name"
              type="text"
              autocomplete="cc-name"
              autocapitalize="words"
              spellcheck="false"
              maxlength="100"
              aria-required="true"
              aria-describedby="name-error"
            />
            <p class="error" id="name-error" aria-live="polite"></p>
          </div>
          <div class="field">
            <label for="number">${t.number}</label>
            <div class="box">
              <input
                id="number"
                type="text"
                inputmode="numeric"
                autocomplete="cc-number"
                placeholder="1234 1234 1234 1234"
                maxlength="30"
                aria-required="true"
                aria-describedby="number-error"
              />
              <span class="brand" id="brand" data-brand="other">${BRANDS}</span>
            </div>
            <p class="error" id="number-error" aria-live="polite"></p>
          </div>
          <div class="field half">
            <label for="expiry">${t.expiry}</label>
            <input
              id="expiry"
              type="text"
              inputmode="numeric"
              autocomplete="cc-exp"
              placeholder="${t.expiryHint}"
              maxlength="9"
              aria-required="true"
              aria-describedby="expiry-error"
            />
            <p class="error" id="expiry-error" aria-live="polite"></p>
          </div>
          <div class="field half">
            <label for="cvc">${t.cvc}</label>
            <input
              id="cvc"
              type="text"
              inputmode="numeric"
              autocomplete="cc-csc"
              placeholder="${t.cvcHint}"
              maxlength="4"
              aria-required="true"
              aria-describedby="cvc-error"
            />
            <p class="error" id="cvc-error" aria-live="polite"></p>
          </div>
          <p class="note">${LOCK}<span>${t.sandbox}</span></p>
        </form>
        <script type="application/json" id="settings">
          ${raw(inlineJson(settings))}
        </script>
        ${inline('script', frameScript)}
      </body>
    </html>`;
}
