import { html } from 'hono/html';
import { wordsOf } from '../../../../../shared/i18n/speak.ts';
import { localeTag } from '../../../../../shared/kernel/locale.ts';
import { formatMoney } from '../../../../../shared/kernel/money.ts';
import { messages } from '../messages/index.ts';
import { cardPage, type CardPage } from '../pages/card-page.ts';
import type { Markup } from '../pages/layout.ts';
import { fromDecimal } from '../../../kit/decimal.ts';
import type { KeptOrder } from './kept-order.ts';
import { ANSWERS, LATER_ANSWERS } from './plan.ts';

function frameOf(page: CardPage, title: string, body: Markup): Markup {
  return cardPage(page, wordsOf(messages, page.locale).paypal, { title, body });
}

/** Asks the buyer. Every answer is a button of one form, so that the page needs no script. */
export function approvalPage(page: CardPage, order: KeptOrder): Markup {
  const t = wordsOf(messages, page.locale).paypal;
  const { value, currency, returnUrl, id } = order;
  const amount = fromDecimal(value, currency)?.amount ?? 0;
  const [pay, ...always] = ANSWERS;
  const others = [...always, ...(order.intent === 'AUTHORIZE' ? LATER_ANSWERS : [])];
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
export function endedPage(page: CardPage, order: KeptOrder): Markup {
  const t = wordsOf(messages, page.locale).paypal;
  return frameOf(
    page,
    t.endedTitle,
    html`<div class="actions"><a class="button" href="${order.returnUrl}">${t.back}</a></div>`,
  );
}

/** Says that all is done, to a buyer whose browser does not go back. */
export function paidPage(page: CardPage): Markup {
  const t = wordsOf(messages, page.locale).paypal;
  return frameOf(page, t.paidTitle, html`<p>${t.paid}</p>`);
}

/** Says that the address names no order. */
export function missingPage(page: CardPage): Markup {
  const t = wordsOf(messages, page.locale).paypal;
  return frameOf(page, t.missingTitle, html`<p>${t.missing}</p>`);
}
