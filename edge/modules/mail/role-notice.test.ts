import { expect, test } from 'vitest';
import { roleNoticeMail, type RoleNotice } from './role-notice.ts';

const notice: RoleNotice = {
  event: 'changed',
  locale: 'es',
  storeName: 'Lirio',
  country: 'MX',
  color: '#ffee00',
  name: 'Inés Ruiz',
  role: 'dispatcher',
  link: 'https://moda.example/',
};

test.each([
  ['given', 'Ya eres parte del equipo de Lirio', 'You are on the team of Lirio now'],
  ['changed', 'Tu función en Lirio cambió', 'Your role at Lirio has changed'],
  ['taken', 'Ya no eres parte del equipo de Lirio', 'You are no longer on the team of Lirio'],
] as const)('a role that was %s is told with its name, in both languages', (event, es, en) => {
  for (const [locale, subject, role] of [
    ['es', es, 'Despacho'],
    ['en', en, 'Dispatch'],
  ] as const) {
    const mail = roleNoticeMail({ ...notice, event, locale });
    if (mail.channel !== 'mail') throw new Error('no mail');
    expect(mail.subject).toBe(subject);
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain('Inés Ruiz');
      expect(form).toContain(role);
      expect(form).toContain(notice.link);
    }
  }
});

test('Argentina is told in its own words', () => {
  const mail = roleNoticeMail({ ...notice, event: 'taken', country: 'AR' });
  expect(mail.text).toContain('Ya no sos parte del equipo');
});
