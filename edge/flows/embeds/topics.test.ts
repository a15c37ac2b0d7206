/** The mails about a key: their reader, their link and their language. */
import { expect, test } from 'vitest';
import { openWork } from '../../../tests/support/work-scope.ts';
import type { OutboxRow } from '../../outbox/index.ts';
import { embedEndingMail, embedMisuseMail, type EndingNews, type MisuseNews } from './topics.ts';

const ANA = 'ana@una.mx';

function openOwned(email: string | null, locale = 'es') {
  const work = openWork();
  work.cell.exec(
    `INSERT INTO store (id, slug, owner, name, store_type, country, currency, profile, updated_at)
      VALUES ('st_una', 'una', 'o', 'La Una', 'other', 'MX', 'MXN', '{}', 0)`,
  );
  work.directory.exec('PRAGMA foreign_keys = OFF');
  work.directory
    .prepare(
      `INSERT INTO account
        (id, username, full_name, email, email_verified_at, locale, store_id, created_at, updated_at)
        VALUES ('ac_ana', 'ana', 'Ana', ?, ?, ?, 'st_una', 1, 1)`,
    )
    .run(email, email === null ? null : 1, locale);
  work.directory.exec(
    "INSERT INTO store (id, slug, cell, owner_id) VALUES ('st_una', 'una', 'a', 'ac_ana')",
  );
  return work;
}

const news: MisuseNews = {
  key: 'ek_1',
  partner: 'Blog',
  kind: 'elsewhere',
  origin: 'https://evil.example',
  at: 'https://una.localhost:8787',
};
const row = { id: 'ms_1', store_id: 'st_una', payload: JSON.stringify(news) } as OutboxRow;

function composed(work: ReturnType<typeof openOwned>) {
  const { ports, directory, env, cell } = work.scope;
  return embedMisuseMail.compose(cell, row, { ...ports, directory, env });
}

test('the owner reads whose key it is and who asked, and the mail leads to the key', async () => {
  const mail = await composed(openOwned(ANA));
  expect(mail).toMatchObject({ recipient: 'ana@una.mx', locale: 'es', storeName: 'La Una' });
  const text = JSON.stringify(mail);
  expect(text).toContain('Es la clave de Blog.');
  expect(text).toMatch(/https:\/\/[^"\s]*:8787\/admin\/socios\/ek_1/);
  // Anybody may have sent the origin: it is no link.
  expect(text).not.toContain('https://evil.example');
});

test('in the owner’s language', async () => {
  expect(JSON.stringify(await composed(openOwned(ANA, 'en')))).toContain('It is the key of Blog.');
});

test('an owner without a proved address is not written to', async () => {
  expect(await composed(openOwned(null))).toBe('stopped');
});

const ending: EndingNews = {
  key: 'ek_1',
  partner: 'Blog',
  element: 'shop-wheel',
  occasion: 'declared',
  until: '2027-12-01',
  use: 'shop-slider',
};

test.each([
  [
    'es',
    'declared',
    'shop-wheel desaparece el 1 de diciembre de 2027',
    'Hasta el 1 de diciembre de 2027 funciona como siempre.',
    'En su lugar puede poner shop-slider.',
  ],
  ['es', 'ending', 'shop-wheel desaparece el', 'Falta menos de un mes', 'clave de Blog'],
  [
    'en',
    'declared',
    'shop-wheel goes on December 1, 2027',
    'Until December 1, 2027 it works as ever.',
    'It can be replaced by shop-slider.',
  ],
  ['en', 'ending', 'shop-wheel goes on', 'Less than a month is left', 'the key of Blog'],
] as const)('an element that is to go, in %s, %s', async (locale, occasion, title, text, more) => {
  const { ports, directory, env, cell } = openOwned(ANA, locale).scope;
  const told = { ...row, payload: JSON.stringify({ ...ending, occasion }) };
  const mail = await embedEndingMail.compose(cell, told, { ...ports, directory, env });
  expect(mail).toMatchObject({ recipient: ANA, locale, storeName: 'La Una' });
  const letter = JSON.stringify(mail);
  for (const said of [title, text, more]) expect(letter).toContain(said);
  expect(letter).toMatch(/https:\/\/[^"\s:]*\/admin\/socios\/ek_1/);
  expect(letter).toMatch(/https:\/\/[^"\s:]*\/embed\/docs#shop-wheel/);
});

test('nobody is written to of it without a proved address', async () => {
  const { ports, directory, env, cell } = openOwned(null).scope;
  const told = { ...row, payload: JSON.stringify(ending) };
  expect(await embedEndingMail.compose(cell, told, { ...ports, directory, env })).toBe('stopped');
});
