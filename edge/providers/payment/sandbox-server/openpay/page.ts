import { html } from 'hono/html';
import { wordsOf } from '../../../../../shared/i18n/speak.ts';
import { localeTag } from '../../../../../shared/kernel/locale.ts';
import { formatMoney } from '../../../../../shared/kernel/money.ts';
import { messages } from '../messages/index.ts';
import { cardPage, type CardPage } from '../pages/card-page.ts';
import type { Markup } from '../pages/layout.ts';
import type { KeptCharge } from './charges.ts';
import { ANSWERS } from './plan.ts';

function frameOf(page: CardPage, title: string, body: Markup): Markup {
  return cardPage(page, wordsOf(messages, page.locale).openpay, { title, body });
}

/** The counter: asks for a number, as a store's cashier or a bank does. */
export function counterPage(page: CardPage, isMissing: boolean): Markup {
  const t = wordsOf(messages, page.locale).openpay;
  return frameOf(
    page,
    t.title,
    html`${isMissing ? html`<p role="alert">${t.missing}</p>` : ''}
      <form method="get" action="/openpay/counter">
        <p>
          <label for="number">${t.number}</label>
          <input id="number" name="number" required maxlength="40" autocomplete="off" />
        </p>
        <div class="actions"><button class="button">${t.find}</button></div>
      </form>`,
  );
}

/** A charge at the counter: every answer is a button of one form, so that the page needs no script. */
export function chargePage(page: CardPage, charge: KeptCharge): Markup {
  const t = wordsOf(messages, page.locale).openpay;
  const [pay, ...others] = ANSWERS;
  const amount = formatMoney(
    Math.round(charge.amount * 100),
    charge.currency,
    localeTag(page.locale, 'MX'),
  );
  return frameOf(
    page,
    charge.status === 'completed' ? t.paid : t.title,
    html`<dl>
        <dt>${t.number}</dt>
        <dd>${charge.number}</dd>
        <dt>${t.order}</dt>
        <dd>${charge.description}</dd>
        <dt>${t.amount}</dt>
        <dd class="amount">${amount}</dd>
      </dl>
      ${
        charge.status === 'completed'
          ? ''
          : html`<form method="post" action="/openpay/counter">
            <input type="hidden" name="number" value="${charge.number}" />
            <div class="actions">
              <button class="button" name="answer" value="${pay}">${t.answers[pay]}</button>
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
          </form>`
      }`,
  );
}
