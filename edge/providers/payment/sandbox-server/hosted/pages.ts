import { Hono } from 'hono';
import { html } from 'hono/html';
import { wordsOf } from '../../../../../shared/i18n/speak.ts';
import { localeTag, negotiateLocale, type Locale } from '../../../../../shared/kernel/locale.ts';
import { formatMoney } from '../../../../../shared/kernel/money.ts';
import { hostedOf, type SandboxEnv } from '../bindings.ts';
import { policyFor } from '../csp.ts';
import type { SandboxContext } from '../http.ts';
import { messages } from '../messages/index.ts';
import { cardPage } from '../pages/card-page.ts';
import type { Markup } from '../pages/layout.ts';
import { pageStyle } from '../pages/style.ts';
import { quoteOf, statusOf, type KeptPayment } from './payments.ts';
import { ANSWERS, LATER_ANSWERS, planOf } from './plan.ts';

/** The pages where a buyer pays; every answer is a button of one form, so that they need no script. */
export const hostedPages = new Hono<SandboxEnv>();

hostedPages.get('/:code/pay', async (c) => {
  const payment = await hostedOf(c.env).find(c.req.query('id') ?? '');
  const backTo = payment ? [payment.returnUrl, payment.cancelUrl] : [];
  const origins = new Set(backTo.map((url) => new URL(url).origin));
  c.header(
    'content-security-policy',
    await policyFor({
      style: pageStyle,
      formAction: ["'self'", ...origins],
      embeddable: isFramed(payment),
    }),
  );
  if (!payment) return c.html(closedPage(c, undefined), 404);
  const isOpen = statusOf(payment, Date.now()) === 'waiting' && payment.answer === null;
  return c.html(isOpen ? askingPage(c, payment) : closedPage(c, payment));
});

hostedPages.post('/:code/pay', async (c) => {
  const { id, answer } = await c.req.parseBody();
  const books = hostedOf(c.env);
  const payment = typeof id === 'string' ? await books.find(id) : undefined;
  const given = [...ANSWERS, ...LATER_ANSWERS].find((one) => one === answer);
  if (!payment || (!given && answer !== 'cancel')) return c.html(closedPage(c, undefined), 404);
  if (!given) return c.redirect(payment.cancelUrl, 303);
  const after = (await books.answer(payment.id, given)) ?? payment;
  const plan = planOf(after.answer ?? given, c.get('settings'));
  if (plan.comesBack) return c.redirect(after.returnUrl, 303);
  c.header(
    'content-security-policy',
    await policyFor({ style: pageStyle, embeddable: isFramed(after) }),
  );
  return c.html(closedPage(c, after));
});

/** True for a page that its provider shows in a frame over the shop's. */
function isFramed(payment: KeptPayment | undefined): boolean {
  return payment?.code === 'banorte';
}

function localeOf(c: SandboxContext, payment: KeptPayment | undefined): Locale {
  const asked = c.req.query('locale') ?? payment?.locale;
  return negotiateLocale(asked, c.req.header('accept-language') ?? null, 'es');
}

function frameOf(
  c: SandboxContext,
  payment: KeptPayment | undefined,
  title: string,
  body: Markup,
): Markup {
  const locale = localeOf(c, payment);
  const { paypal, hosted } = wordsOf(messages, locale);
  const name = payment ? hosted.names[payment.code] : paypal.service;
  const names = { name, service: paypal.service, sandbox: paypal.sandbox };
  return cardPage({ locale, address: c.req.url }, names, { title, body });
}

function askingPage(c: SandboxContext, payment: KeptPayment): Markup {
  const locale = localeOf(c, payment);
  const { paypal, hosted } = wordsOf(messages, locale);
  const { amount, currency, returnUrl, id, code } = payment;
  const [pay, ...always] = ANSWERS;
  const others = [...always, ...(payment.later ? LATER_ANSWERS : [])];
  const quote = quoteOf(payment);
  return frameOf(
    c,
    payment,
    paypal.title,
    html`<dl>
        <dt>${paypal.merchant}</dt>
        <dd>${new URL(returnUrl).host}</dd>
        <dt>${paypal.amount}</dt>
        <dd class="amount">${formatMoney(amount, currency, localeTag(locale, 'MX'))} ${currency}</dd>
        ${payment.months === undefined ? '' : html`<dt>${hosted.months}</dt><dd>${payment.months}</dd>`}
        ${
          quote
            ? html`<dt>${hosted.pay}</dt>
                <dd>${quote.amount} ${quote.asset}</dd>
                <dt>${hosted.rate}</dt>
                <dd>1 ${quote.asset} = ${quote.rate} ${currency}</dd>
                <dt>${hosted.until}</dt>
                <dd>${new Date(quote.until).toISOString().slice(11, 16)} UTC</dd>`
            : ''
        }
      </dl>
      <form method="post" action="/hosted/${code}/pay">
        <input type="hidden" name="id" value="${id}" />
        <div class="actions">
          <button class="button" name="answer" value="${pay}">${hosted.answers[pay]}</button>
          <button class="button quiet" name="answer" value="cancel">${paypal.cancel}</button>
        </div>
        <p class="muted">${paypal.others}</p>
        <div class="actions">
          ${others.map(
            (answer) =>
              html`<button class="button quiet" name="answer" value="${answer}">
                ${hosted.answers[answer]}
              </button>`,
          )}
        </div>
      </form>`,
  );
}

/** Says that a payment has its answer, or that there is none. */
function closedPage(c: SandboxContext, payment: KeptPayment | undefined): Markup {
  const { paypal } = wordsOf(messages, localeOf(c, payment));
  if (!payment) return frameOf(c, payment, paypal.missingTitle, html`<p>${paypal.missing}</p>`);
  return frameOf(
    c,
    payment,
    paypal.endedTitle,
    html`<div class="actions">
      <a class="button" href="${payment.returnUrl}">${paypal.back}</a>
    </div>`,
  );
}
