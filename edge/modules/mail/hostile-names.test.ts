/** Every mail and text message, with names that their senders chose to harm the reader. */
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { editedBy } from './edited-fixtures.ts';
import { HOSTILE } from './fixtures.ts';
import * as mail from './index.ts';
import { plainLine, plainName } from './plain.ts';
import { purchaseOf } from './purchase-fixtures.ts';

const link = 'https://tienda.example/sitio/abc';
const stop = 'https://tienda.example/correos/abc';
const looks = { storeName: 'Tienda', country: 'MX', color: '#1f2937' } as const;
const dress = { locale: 'es', ...looks, link, stop } as const;

/** Each template's message with a given name in every place that takes a name. */
const TEMPLATES: Readonly<Record<string, (name: string, locale?: Locale) => object>> = {
  orderConfirmation: (name, locale = 'es') =>
    mail.orderConfirmation(purchaseOf(name), { ...dress, locale }),
  pinMail: (_name, locale = 'es') =>
    mail.pinMail({ ...dress, locale, tag: locale, purpose: 'registration', pin: '123456' }),
  orderAccountMail: (_name, locale = 'es') =>
    mail.orderAccountMail({ ...dress, locale, number: 'K7Q-204', pin: '123456' }),
  pinSms: () =>
    mail.pinSms(
      { ...dress, tag: 'es-MX', purpose: 'registration', pin: '123456' },
      'lirio.example',
    ),
  noticeMail: (name) => mail.noticeMail({ ...dress, event: 'password_changed', name, at: 0 }),
  noticeSms: (name) => mail.noticeSms({ ...dress, event: 'phone_changed', name, at: 0 }),
  roleNoticeMail: (name) =>
    mail.roleNoticeMail({ ...dress, event: 'changed', name, role: 'admin' }),
  talkMail: (name, locale = 'es') =>
    mail.talkMail({ ...dress, locale, name, count: 2, isOfStore: true }),
  // It names the store alone.
  talkSms: (_name, locale = 'es') => ({
    text: mail.talkSms({ ...dress, locale, links: ['https://tienda.example/me'] }) ?? '',
  }),
  // Its lines are subjects of the other mails.
  quietSummaryMail: (_name, locale = 'es') =>
    mail.quietSummaryMail({ ...dress, locale, mails: [{ storeName: 'Lirio', subject: 'Hola' }] }),
  embedMisuseMail: (name, locale = 'es') =>
    mail.embedMisuseMail({ ...dress, locale, name, kind: 'elsewhere', origin: name }),
  embedEndingMail: (name, locale = 'es') =>
    mail.embedEndingMail({
      ...dress,
      locale,
      name,
      occasion: 'ending',
      element: 'shop-a',
      until: '2027-12-01',
      docs: 'lirio.example/embed/docs',
    }),
  storeUnfinishedMail: (_name, locale = 'es') =>
    mail.storeUnfinishedMail({ ...dress, locale, until: '2026-12-21T12:00:00Z' }),
  contactEntryMail: (name, locale = 'es') => mail.contactEntryMail({ ...dress, locale, name }),
  orderMovedMail: (name, locale = 'es') =>
    mail.orderMovedMail({
      ...dress,
      locale,
      region: null,
      seller: name,
      name,
      number: 'AB12-CD34',
      isCollected: false,
      isRefunded: false,
      isByTransfer: false,
      stage: 'in_transit',
      parcel: { lines: [{ name, units: 2 }], carrier: name },
    }),
  paymentSlipMail: (name, locale = 'es') =>
    mail.paymentSlipMail({
      ...dress,
      locale,
      region: null,
      slip: {
        kind: 'deposit',
        number: 'AB12-CD34',
        account: '032180000118359719',
        account_kind: 'clabe',
        bank: name,
        agreement: null,
        holder: name,
        until: '2026-08-20T12:00:00.000Z',
        received: 0,
        is_over: false,
      },
      total: 10_000,
      currency: 'MXN',
      number: 'AB12-CD34',
      name,
    }),
  paymentReviewMail: (name, locale = 'es') =>
    mail.paymentReviewMail({
      ...dress,
      locale,
      region: null,
      review: { until: '2026-08-20T12:00:00.000Z', waits_for: 'seller' },
      code: 'paypal',
      isHeld: true,
      total: 10_000,
      currency: 'MXN',
      number: 'AB12-CD34',
      name,
    }),
  reviewAskMail: (name, locale = 'es') => {
    const number = 'AB12-CD34';
    const order = { locale, region: null, number, seller: name, name, part: 'only' } as const;
    return mail.reviewAskMail({ ...dress, ...order });
  },
  eventMessageMail: (name, locale = 'es') => {
    // The subject and the text are the store's own.
    const words = { subject: 'Cambio de puerta', paragraphs: ['Por el norte.'] };
    return mail.eventMessageMail({ ...dress, locale, region: null, event: name, ...words });
  },
  eventCanceledMail: (name, locale = 'es') => {
    const words = { reason: ['Por la lluvia.'], isBuyer: true };
    return mail.eventCanceledMail({ ...dress, locale, region: null, event: name, ...words });
  },
  placesOfferedMail: (name, locale = 'es') => {
    const offer = { event: name, places: 2, until: 1e12 };
    return mail.placesOfferedMail({ ...dress, locale, region: null, name, ...offer });
  },
  draftLinkMail: (name, locale = 'es') => {
    const sum = { total: 100, currency: 'MXN', until: 1e12, extendsNumber: null };
    return mail.draftLinkMail({ ...dress, locale, region: null, name, ...sum });
  },
  orderAnsweredMail: (name, locale = 'es') =>
    mail.orderAnsweredMail({
      ...dress,
      answer: 'canceled',
      locale,
      number: 'AB12-CD34',
      name,
      isRefunded: false,
    }),
  refundedMail: (name, locale = 'es') =>
    mail.refundedMail({
      ...dress,
      locale,
      region: null,
      money: { amount: 100, currency: 'MXN' },
      number: 'AB12-CD34',
      seller: name,
      name,
    }),
  orderEditedMail: (name, locale = 'es') => editedBy(name, { ...dress, locale, region: null }),
  filesMail: (name, locale = 'es') =>
    mail.filesMail({
      ...dress,
      locale,
      region: null,
      files: [`${name}.pdf`],
      number: 'AB12-CD34',
      seller: name,
      name,
    }),
  invoicedMail: (name, locale = 'es') =>
    mail.invoicedMail({
      ...dress,
      locale,
      region: null,
      kind: 'credit',
      invoice: 'F-000012',
      number: 'AB12-CD34',
      seller: name,
      name,
    }),
  walletToldMail: (name, locale = 'es') =>
    mail.walletToldMail({
      ...dress,
      locale,
      region: null,
      event: 'returned',
      money: { amount: 100, currency: 'MXN' },
      last: '9719',
      reason: name,
      name,
    }),
  disputedMail: (name, locale = 'es') =>
    mail.disputedMail({
      ...dress,
      locale,
      event: 'opened',
      number: 'AB12-CD34',
      name,
      money: { amount: 1, currency: 'MXN' },
      until: null,
    }),
  returnToldMail: (name, locale = 'es') =>
    mail.returnToldMail({
      ...dress,
      locale,
      region: null,
      side: 'store',
      event: 'opened',
      number: 'AB12-CD34',
      seller: name,
      name,
    }),
  staffInviteMail: (by) =>
    mail.staffInviteMail({
      ...dress,
      by,
      role: 'admin',
      recipient: 'a@example.com',
      expiresAt: 0,
    }),
};

test('every template is in this list', () => {
  const made = Object.keys(mail).filter((name) => /(Mail|Sms|[cC]onfirmation)$/.test(name));
  expect(made.toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(TEMPLATES).toSorted((a, b) => a.localeCompare(b)),
  );
});

describe.each(Object.entries(TEMPLATES))('%s', (_template, write) => {
  test.each(Object.entries(HOSTILE))('says nothing of a name that is %s', (_what, name) => {
    const words = write(name) as { subject?: string; text: string; html?: string };
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(words.html ?? '')?.[1] ?? '';
    const title = words.text.split('\n')[0] ?? '';
    for (const one of [words.subject ?? '', heading, title]) {
      expect(one).not.toContain('evil');
      expect(one).not.toMatch(/[\r\n<>]/);
    }
    for (const form of [words.text, words.html ?? '']) {
      expect(form).not.toMatch(/evil\.test|https?:\/\/(?!tienda\.example)|www\.|evil@|@evil/);
      expect(form).not.toMatch(/(?:evil){21}/);
      expect(form).not.toMatch(/<b>|<img|Bcc:|\{\{|\$t\(/);
      expect(form).not.toContain('55 1234 5678 ');
      // A name that is left out leaves no line behind.
      expect(form).not.toMatch(/·\s*$/m);
    }
  });
});

const STOPPED = ['orderConfirmation', 'orderAccountMail', 'pinMail'];
test.each(STOPPED)('%s says how to stop it, in its foot', (template) => {
  const write = TEMPLATES[template] ?? expect.fail('no such template');
  for (const locale of ['es', 'en'] as const) {
    const { text, html } = write('Ana', locale) as { text: string; html: string };
    const words =
      locale === 'es' ? 'No recibir más correos de Tienda' : 'No more mails from Tienda';
    expect(text).toContain(`${words}: ${stop}`);
    expect(html).toMatch(
      new RegExp(`<a href="${stop}"[^>]*>${words}</a></p>\\s*</td></tr></table>\\s*</body>`),
    );
  }
});

test.each([
  ['Rosa Méndez', 'Rosa Méndez'],
  ['  J. A.  O’Brien-Núñez ', 'J. A. O’Brien-Núñez'],
  ['Ana\tRuiz', 'Ana Ruiz'],
])('%j stays a name', (typed, said) => {
  expect(plainName(typed)).toBe(said);
});

test.each([
  ['Av. 5 de Mayo No.10, int. 3', 'Av. 5 de Mayo No. 10, int. 3'],
  ['C/ Mayor 10', 'C/ Mayor 10'],
  ['Km 5.Norte', 'Km 5. Norte'],
  ['calle 3.-A', 'calle 3.-A'],
])('%j stays a line of an address', (typed, said) => {
  expect(plainLine(typed)).toBe(said);
});
