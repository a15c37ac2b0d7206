import { html } from 'hono/html';
import { wordsOf } from '../../../../../shared/i18n/speak.ts';
import { localeTag } from '../../../../../shared/kernel/locale.ts';
import type { Locale } from '../../../../../shared/kernel/locale.ts';
import { formatMoney } from '../../../../../shared/kernel/money.ts';
import { messages } from '../messages/index.ts';
import { layout, localeLink, type Markup } from '../pages/layout.ts';
import { fromDecimal } from '../../../kit/decimal.ts';
import type { KeptOrder } from './orders.ts';
import { ANSWERS } from './plan.ts';

export interface PaypalPage {
  readonly locale: Locale;
  /** The page's own address, for the link to the other language. */
  readonly address: string;
}

function frameOf(page: PaypalPage, title: string, body: Markup): Markup {
  const t = wordsOf(messages, page.locale).paypal;
  return layout(
    page.locale,
    `${title} · ${t.name}`,
    html`<main>
      <div class="card">
        <header class="bank">
          <div><strong>${t.name}</strong><span>${t.service}</span></div>
        </header>
        <div class="body">
          <h1>${title}</h1>
          ${body}
          <p class="foot muted">
            <span>${t.sandbox}</span>${localeLink(page.locale, page.address)}
          </p>
        </div>
      </div>
    </main>`,
  );
}

/** Asks the buyer. Every answer is a button of one form, so that the page needs no script. */
export function approvalPage(page: PaypalPage, order: KeptOrder): Markup {
  const t = wordsOf(messages, page.locale).paypal;
  const { value, currency, returnUrl, id } = order;
  const amount = fromDecimal(value, currency)?.amount ?? 0;
  const [pay, ...others] = ANSWERS;
  return frameOf(
    page,
    t.title,
    html`<dl>
        <dt>${t.merchant}</dt>
        <dd>${new URL(returnUrl).host}</dd>
        <dt>${t.amount}</dt>
        <dd class="amount">
          ${formatMoney(amount, currency, localeTag(page.locale, 'MX'))} ${currency}
        </dd>
      </dl>
      <form method="post" action="/paypal/checkoutnow">
        <input type="hidden" name="token" value="${id}" />
        <div class="actions">
          <button class="button" name="answer" value="${pay}">${t.answers[pay]}</button>
          <button class="button quiet" name="answer" value="cancel">${t.cancel}</button>
        </div>
        <p class="muted">${t.others}</p>
        <div class="actions">
          ${others.map(
            (answer) =>
              html`<button class="button quiet" name="answer" value="${answer}">
                ${t.answers[answer]}
              </button>`,
          )}
        </div>
      </form>`,
  );
}

/** Says that the order has its answer, and links back to the shop. */
export function endedPage(page: PaypalPage, order: KeptOrder): Markup {
  const t = wordsOf(messages, page.locale).paypal;
  return frameOf(
    page,
    t.endedTitle,
    html`<div class="actions"><a class="button" href="${order.returnUrl}">${t.back}</a></div>`,
  );
}

/** Says that all is done, to a buyer whose browser does not go back. */
export function paidPage(page: PaypalPage): Markup {
  const t = wordsOf(messages, page.locale).paypal;
  return frameOf(page, t.paidTitle, html`<p>${t.paid}</p>`);
}

/** Says that the address names no order. */
export function missingPage(page: PaypalPage): Markup {
  const t = wordsOf(messages, page.locale).paypal;
  return frameOf(page, t.missingTitle, html`<p>${t.missing}</p>`);
}
