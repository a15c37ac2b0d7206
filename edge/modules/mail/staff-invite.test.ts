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
  // Still the 28th in the store's country.
  expiresAt: Date.UTC(2026, 10, 29, 3),
};

test('both forms say who invites, to what, until when, and lead to the invitation', () => {
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

test('in English too', () => {
  const mail = staffInviteMail({ ...invite, locale: 'en', role: 'qrreader' });
  expect(mail.text).toContain('Your role: Ticket reader');
});

test('what people call themselves and their stores is text, and breaks no line of the head', () => {
  const mail = staffInviteMail({
    ...invite,
    storeName: 'A\r\nBcc: x@example.com<b>',
    by: '<img src=x>',
  });
  if (mail.channel !== 'mail') throw new Error('no mail');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toMatch(/<img|<b>/);
});
