import { html } from 'hono/html';
import { wordsOf } from '../../../../../shared/i18n/speak.ts';
import type { Locale } from '../../../../../shared/kernel/locale.ts';
import { messages } from '../messages/index.ts';
import { layout, localeLink, type Markup } from '../pages/layout.ts';
import { STEPS, type KeptLabel } from './labels.ts';

export interface DepotPage {
  readonly locale: Locale;
  /** The page's own address, for the link to the other language. */
  readonly address: string;
}

/** The depot: asks for a tracking number, and shows its parcel with what can happen to it. */
export function depotPage(
  page: DepotPage,
  { label, isMissing }: { readonly label: KeptLabel | undefined; readonly isMissing: boolean },
): Markup {
  const t = wordsOf(messages, page.locale).depot;
  return layout(
    page.locale,
    `${t.title} · ${t.name}`,
    html`<main>
      <div class="card">
        <header class="bank">
          <div><strong>${t.name}</strong><span>${t.service}</span></div>
        </header>
        <div class="body">
          <h1>${t.title}</h1>
          ${isMissing ? html`<p role="alert">${t.missing}</p>` : ''}
          ${label ? parcelOf(page, label) : question(page)}
          <p class="foot muted">
            <span>${t.sandbox}</span>${localeLink(page.locale, page.address)}
          </p>
        </div>
      </div>
    </main>`,
  );
}

function question({ locale }: DepotPage): Markup {
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
function parcelOf({ locale }: DepotPage, { number, status }: KeptLabel): Markup {
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
