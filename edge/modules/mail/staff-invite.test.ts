import { expect, test } from 'vitest';
import { staffInviteMail, type StaffInviteMail } from './staff-invite.ts';

const invite: StaffInviteMail = {
  locale: 'es',
  storeName: 'Lirio',
  country: 'MX',
  color: '#ffee00',
  by: 'Sofía Ibarra',
  role: 'dispatcher',
  recipient: 'ines@example.com',
  link: 'https://moda.example/invitacion/abc',
  // Still the 28th in the store's time zone.
  expiresAt: Date.UTC(2026, 10, 29, 3),
};

test('both forms name the inviter, the role and the last day, and link to the invitation', () => {
  const mail = staffInviteMail(invite);
  if (mail.channel !== 'mail') throw new Error('no mail');
  expect(mail.subject).toBe('Te invitaron al equipo de Lirio');
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Sofía Ibarra te invitó');
    expect(form).toContain('Despacho');
    expect(form).toContain('28 de noviembre de 2026');
    expect(form).toContain(invite.link);
    expect(form).toContain('ines@example.com');
  }
  // Dark letters on a light colour.
  expect(mail.html).toContain('color:#111827');
});

test('the mail of an Argentine store', () => {
  const mail = staffInviteMail({ ...invite, country: 'AR' });
  expect(mail.text).toContain('entrá con la cuenta de ines@example.com o creá una');
});

test('the mail in English', () => {
  const mail = staffInviteMail({ ...invite, locale: 'en', role: 'qrreader' });
  expect(mail.text).toContain('Your role: Ticket reader');
});

test('names of people and stores are escaped, and break no line of a header', () => {
  const mail = staffInviteMail({
    ...invite,
    storeName: 'A\r\nBcc: x@example.com<b>',
    by: '<img src=x>',
  });
  if (mail.channel !== 'mail') throw new Error('no mail');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toMatch(/<img|<b>/);
});
