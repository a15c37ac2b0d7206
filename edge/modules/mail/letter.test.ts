import { expect, test } from 'vitest';
import { pinMail } from './pin.ts';

const message = {
  purpose: 'registration',
  tag: 'es-MX',
  locale: 'es',
  storeName: '<b>Lirio</b>\r\nBcc: todos@correo.example',
  color: '#fde047',
  pin: '048392',
  link: 'https://lirio.example/activate/k',
  stop: null,
} as const;

test('a mail holds its PIN and its link in both forms, and people’s words are no markup', () => {
  const mail = pinMail(message);
  if (mail.channel !== 'mail') throw new Error('no mail');
  expect(mail.subject).toBe('Activa tu cuenta en <b>Lirio</b> Bcc: todos@correo.example');
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('048392');
    expect(form).toContain('https://lirio.example/activate/k');
  }
  expect(mail.html).toContain('&lt;b&gt;Lirio');
  // Dark text on a light colour.
  expect(mail.html).toContain('color:#111827');
});

test('a letter without a link has no button', () => {
  const mail = pinMail({ ...message, link: null });
  if (mail.channel !== 'mail') throw new Error('no mail');
  expect(mail.html).not.toContain('<a ');
});
