import { html, raw } from 'hono/html';
import { localeTag } from '../../../../../shared/kernel/locale.ts';
import { formatMoney } from '../../../../../shared/kernel/money.ts';
import type { WireCharge } from '../wire.ts';
import { fill } from '../../../../../shared/i18n/fill.ts';
import { wordsOf } from '../../../../../shared/i18n/speak.ts';
import { messages } from '../messages/index.ts';
import { cardPage, type CardPage } from './card-page.ts';
import type { Markup } from './layout.ts';

const BANK = raw(
  '<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true"><path d="M4 12 16 5l12 7z"/><path d="M8 16v8M13.3 16v8M18.7 16v8M24 16v8M4 27.5h24" stroke-linecap="round"/></svg>',
);

const BRAND_NAMES: Readonly<Record<WireCharge['card']['brand'], string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  other: '',
};

function frameOf(page: CardPage, title: string, body: Markup): Markup {
  const t = wordsOf(messages, page.locale).challenge;
  return cardPage(page, { ...t, name: t.bank }, { title, body, sign: BANK });
}

/** Asks the buyer. Both answers are forms, so that the page needs no script. */
export function questionPage(
  page: CardPage,
  charge: WireCharge,
  returnUrl: string,
  key: string,
): Markup {
  const t = wordsOf(messages, page.locale).challenge;
  const tag = localeTag(page.locale, 'MX');
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const merchant = charge.description ?? new URL(returnUrl).host;
  const answerForm = (reply: 'approve' | 'reject', look: string, label: string) =>
    html`<form method="post" action="/3ds/${charge.id}">
      <input type="hidden" name="key" value="${key}" />
      <input type="hidden" name="answer" value="${reply}" />
      <button class="${look}">${label}</button>
    </form>`;
  return frameOf(
    page,
    t.title,
    html`<p class="muted">${t.intro}</p>
      <dl>
        <dt>${t.merchant}</dt>
        <dd>${merchant}</dd>
        <dt>${t.amount}</dt>
        <dd class="amount">
          ${formatMoney(charge.amount, charge.currency, tag)} ${charge.currency}
        </dd>
        <dt>${t.card}</dt>
        <dd>${fill(t.cardEnding, { brand: BRAND_NAMES[charge.card.brand], last4: charge.card.last4 })}</dd>
        <dt>${t.date}</dt>
        <dd>${date.format(charge.created * 1000)}</dd>
      </dl>
      <div class="actions">
        ${answerForm('approve', 'button', t.approve)}
        ${answerForm('reject', 'button quiet', t.reject)}
      </div>`,
  );
}

/** Says that the charge needs no answer any more, and links back to the shop. */
export function answeredPage(page: CardPage, charge: WireCharge, backTo: string): Markup {
  const t = wordsOf(messages, page.locale).challenge;
  const { status } = charge;
  const outcome = status === 'approved' || status === 'declined' ? status : 'pending';
  return frameOf(
    page,
    t.answeredTitle,
    html`<p>${t.answered[outcome]}</p>
      <div class="actions"><a class="button" href="${backTo}">${t.back}</a></div>`,
  );
}

/** Says that the address names no challenge. */
export function missingPage(page: CardPage): Markup {
  const t = wordsOf(messages, page.locale).challenge;
  return frameOf(page, t.missingTitle, html`<p>${t.missing}</p>`);
}
