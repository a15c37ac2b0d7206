import { expect, test } from 'vitest';
import { noticeMail, noticeSms, type AccountEvent, type AccountNotice } from './account-notice.ts';
import { accountNoticeWords } from './messages/index.ts';

const notice: AccountNotice = {
  event: 'passkey_added',
  locale: 'es',
  storeName: 'Lirio <b>',
  country: 'MX',
  color: '#5b2a86',
  name: 'Ana O’Neil',
  at: Date.parse('2026-11-22T05:30:00Z'),
  link: 'https://lirio.example/me/security',
};

const events = Object.keys(accountNoticeWords.es.title) as AccountEvent[];

function mailOf(change: Partial<AccountNotice>) {
  const mail = noticeMail({ ...notice, ...change });
  if (mail.channel !== 'mail') throw new Error('no mail');
  return mail;
}

test.each(events.flatMap((event) => [[event, 'es'] as const, [event, 'en'] as const]))(
  '%s, in %s: both forms say what happened and when, and people’s words are no markup',
  (event, locale) => {
    const { subject, text, html } = mailOf({ event, locale });
    const title = accountNoticeWords[locale].title[event];
    expect(subject).toBe(`Lirio <b>: ${title}`);
    for (const form of [text, html]) {
      expect(form).toContain(title);
      // The day in the store's time zone: in UTC it was past midnight.
      expect(form).toContain(locale === 'es' ? '21 de noviembre de 2026' : 'November 21, 2026');
      expect(form).not.toContain('..');
    }
    expect(text).toContain('Ana O’Neil.');
    expect(html).toContain('Lirio &lt;b&gt;');
    expect(html).not.toContain('<b>');
  },
);

test.each([
  ['password_changed', true],
  ['email_changed', false],
  ['phone_changed', false],
] as const)('%s: whoever can still get in is led there (%s)', (event, isLed) => {
  const { text, html } = mailOf({ event });
  for (const form of [text, html]) expect(form.includes(notice.link)).toBe(isLed);
  expect(text.includes('avisa ahora mismo a Lirio')).toBe(!isLed);
});

test('an Argentine store writes in its own Spanish', () => {
  const argentine = { ...notice, country: 'AR' };
  expect(mailOf(argentine).text).toContain('Si fuiste vos, no tenés que hacer nada.');
  const { text } = noticeSms(argentine) as { readonly text: string };
  expect(text).toContain('avisale ahora mismo a Lirio');
});

test('a text message names the store and what happened', () => {
  expect(noticeSms({ ...notice, event: 'phone_changed', locale: 'en' })).toEqual({
    channel: 'sms',
    text: 'Lirio <b>: The phone of your account has changed. If this was you, there is nothing to do. If not, tell Lirio <b> right away.',
  });
});
