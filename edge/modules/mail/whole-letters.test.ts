/** The whole text of each short mail, and that its markup says the same. */
import { describe, expect, test } from 'vitest';
import type { WrittenMessage } from '../../outbox/index.ts';
import { noticeMail, type AccountNotice } from './account-notice.ts';
import { oneLine, writeLetter } from './letter.ts';
import { pinMail, type PinMessage } from './pin.ts';
import { contactEntryMail } from './contact-entry.ts';
import { roleNoticeMail, type RoleNotice } from './role-notice.ts';

type Mail = Extract<WrittenMessage['words'], { channel: 'mail' }>;

function mailOf(words: WrittenMessage['words']): Mail {
  if (words.channel !== 'mail') throw new Error('no mail');
  return words;
}

/** The words of HTML, with the address behind each link's words. */
function linesOf(html: string): string[] {
  return html
    .replace(/<head>.*<\/head>|<!doctype html>/gs, '')
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2: $1')
    .split(/<[^>]*>/)
    .map((words) => words.replace('&nbsp;', '').trim())
    .filter(Boolean);
}

/** Holds a mail to its text; the markup says the same lines, below the store's name. */
function expectSaid(words: WrittenMessage['words'], ...lines: readonly string[]): void {
  const { text, html } = mailOf(words);
  expect(text).toBe(`${lines.join('\n')}\n`);
  expect(linesOf(html)).toEqual(['Lirio', ...lines.filter(Boolean)]);
}

const PIN: PinMessage = {
  purpose: 'reset',
  tag: 'es-MX',
  locale: 'es',
  storeName: 'Lirio',
  color: '#14213d',
  pin: '048392',
  link: 'https://lirio.example/activate/k',
  stop: 'https://lirio.example/correos/k',
};

describe('a PIN', () => {
  const INTRO = 'Escribe este PIN para cambiar tu contraseña en Lirio:';
  const END = [
    'El PIN vence en 5 minutos.',
    'Si no lo pediste tú, ignora este mensaje y no compartas el PIN con nadie.',
  ];

  test('comes with its link, its time and the way to stop', () => {
    expectSaid(
      pinMail(PIN),
      'Cambia tu contraseña',
      '',
      INTRO,
      '',
      '048392',
      '',
      'Cambiar mi contraseña: https://lirio.example/activate/k',
      '',
      ...END,
      '',
      'No recibir más correos de Lirio: https://lirio.example/correos/k',
    );
  });

  test('comes alone to a proven contact that has no link', () => {
    const words = pinMail({ ...PIN, link: null, stop: null });
    expectSaid(words, 'Cambia tu contraseña', '', INTRO, '', '048392', '', ...END);
  });
});

describe('a notice of an account', () => {
  const NOTICE: AccountNotice = {
    event: 'codes_renewed',
    locale: 'es',
    storeName: 'Lirio',
    country: 'MX',
    color: '#14213d',
    name: 'Ana',
    at: Date.parse('2026-11-22T05:30:00Z'),
    link: 'https://lirio.example/me/security',
  };
  /** In the store's time zone it is still the 21st; the runtime knows how a place writes a time. */
  const time = new Intl.DateTimeFormat('es-MX', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Mexico_City',
  });
  const WHEN = `Pasó el ${time.format(NOTICE.at)}, hora de la tienda.`;
  const NOT_YOU =
    'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña ahora mismo y revisa la seguridad de tu cuenta.';
  const REVIEW = 'Revisar mi cuenta: https://lirio.example/me/security';
  const said = (change: Partial<AccountNotice>) => noticeMail({ ...NOTICE, ...change });

  test('says its effect, and leads to the account', () => {
    expectSaid(
      said({}),
      'Tu cuenta tiene códigos de recuperación nuevos',
      '',
      `Hola, Ana. ${WHEN}`,
      'Los de antes ya no sirven.',
      '',
      REVIEW,
      '',
      NOT_YOU,
    );
  });

  test('says no effect where it has none, and greets nobody whose name is none', () => {
    expectSaid(
      said({ event: 'app_added', name: 'www.evil.test' }),
      'Tu cuenta ya pide el código de una aplicación',
      '',
      WHEN,
      '',
      REVIEW,
      '',
      NOT_YOU,
    );
  });
});

describe('a notice of a role', () => {
  const NOTICE: RoleNotice = {
    event: 'given',
    locale: 'es',
    storeName: 'Lirio',
    country: 'MX',
    color: '#14213d',
    name: 'Inés',
    role: 'dispatcher',
    link: 'https://lirio.example/',
  };
  const EFFECT = 'Tu función: Despacho. Desde ahora puedes usar lo que le corresponde.';

  test.each([
    ['Inés', `Hola, Inés. ${EFFECT}`],
    ['www.evil.test', EFFECT],
  ])('greets %s as far as that is a name', (name, effect) => {
    expectSaid(
      roleNoticeMail({ ...NOTICE, name }),
      'Ya eres parte del equipo de Lirio',
      '',
      effect,
      '',
      'Ir a la tienda: https://lirio.example/',
      '',
      'Si no sabes por qué, pregunta a Lirio.',
    );
  });
});

test.each([
  ['Inés', 'Hay un mensaje nuevo de Inés en la bandeja de tu tienda.'],
  ['www.evil.test', 'Hay un mensaje nuevo en la bandeja de tu tienda.'],
])('a notice of a message names %s as far as that is a name', (name, text) => {
  const notice = { locale: 'es', storeName: 'Lirio', country: 'MX', color: '#14213d' } as const;
  expectSaid(
    contactEntryMail({ ...notice, name, link: 'https://lirio.example/me/inbox/ce_1' }),
    'Alguien te escribió en Lirio',
    '',
    text,
    '',
    'Leer el mensaje: https://lirio.example/me/inbox/ce_1',
    '',
    'Lo escribió una persona desde el formulario de contacto. Entra con tu cuenta para leerlo y responder.',
  );
});

test('a subject is one line of 200 characters at most', () => {
  const head = { locale: 'es', storeName: 'Lirio', color: '#14213d', link: null } as const;
  const subject = ' \r\n Uno\t dos\u2028tres \n';
  const letter = { subject, title: 'T', paragraphs: [], notes: [] };
  expect(writeLetter(head, letter).subject).toBe('Uno dos tres');
  expect(oneLine(` ${'x'.repeat(201)}`)).toBe('x'.repeat(200));
});
