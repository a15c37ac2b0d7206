import { html } from 'hono/html';
import { wordsOf } from '../../../../../shared/i18n/speak.ts';
import { messages } from '../messages/index.ts';
import { cardPage, type CardPage } from '../pages/card-page.ts';
import type { Markup } from '../pages/layout.ts';
import { STEPS, type KeptLabel } from './labels.ts';

/** The depot: asks for a tracking number, and shows its parcel with what can happen to it. */
export function depotPage(
  page: CardPage,
  { label, isMissing }: { readonly label: KeptLabel | undefined; readonly isMissing: boolean },
): Markup {
  const t = wordsOf(messages, page.locale).depot;
  return cardPage(page, t, {
    title: t.title,
    body: html`${isMissing ? html`<p role="alert">${t.missing}</p>` : ''}
    ${label ? parcelOf(page, label) : question(page)}`,
  });
}

function question({ locale }: CardPage): Markup {
  const t = wordsOf(messages, locale).depot;
  return html`<form method="get" action="/shippo/depot">
    <p>
      <label for="number">${t.number}</label>
      <input id="number" name="number" required maxlength="40" autocomplete="off" />
    </p>
    <div class="actions"><button class="button">${t.find}</button></div>
  </form>`;
}

/** Every step is a button of one form, so that the page needs no script. */
function parcelOf({ locale }: CardPage, { number, status }: KeptLabel): Markup {
  const t = wordsOf(messages, locale).depot;
  return html`<dl>
      <dt>${t.number}</dt>
      <dd>${number}</dd>
      <dt>${t.status}</dt>
      <dd class="amount">${t.statuses[status]}</dd>
    </dl>
    <form method="post" action="/shippo/depot">
      <input type="hidden" name="number" value="${number}" />
      <p class="muted">${t.others}</p>
      <div class="actions">
        ${STEPS.map(
          (step) =>
            html`<button class="button quiet" name="step" value="${step}">${t.steps[step]}</button>`,
        )}
      </div>
    </form>`;
}
