import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { messagesTo, newcomer } from '../people/world.ts';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore, write } from './stores.ts';

let platform: Platform;

beforeAll(async () => {
  platform = startPlatform();
  for (const slug of ['mexicana', 'portena']) {
    await openStore({ slug, cell: 'a' });
    await listItems({ slug, cell: 'a' }, 1);
    await write(
      'a',
      sql`UPDATE item SET list_price = 124900, highest_price = 124900 WHERE owner_id = ${`st_${slug}`}`,
    );
    await write('a', sql`UPDATE sku SET list_price = 124900 WHERE item_id = ${`it_${slug}-1`}`);
    await write('a', sql`UPDATE listing SET list_price = 124900 WHERE store_id = ${`st_${slug}`}`);
  }
  await write('a', sql`UPDATE store SET country = 'AR' WHERE id = 'st_portena'`);
});

async function visit(slug: string, languages: string) {
  const answer = await platform.ask(`http://${slug}.localhost:8787/productos`, {
    headers: { 'accept-language': languages },
  });
  const text = await answer.text();
  return {
    lang: /<html lang="([^"]+)"/.exec(text)?.[1],
    language: answer.headers.get('content-language'),
    names: [...text.matchAll(/Español(?: \(Argentina\))?(?=<)/g)].map(([name]) => name),
    price: /(?:MX|MXN )?\$?\s?1[.,]249[.,]00/.exec(text.replaceAll('\u00a0', ' '))?.[0],
  };
}

const MEXICAN = { lang: 'es-MX', language: 'es-MX', price: '$1,249.00' };
// The items of this store are priced in Mexican pesos.
const ARGENTINE = { lang: 'es-AR', language: 'es-AR', price: 'MXN 1.249,00' };

describe('the Spanish of a page', () => {
  test.each([
    ['mexicana', 'es-MX', MEXICAN],
    ['mexicana', 'es-AR,es;q=0.9,en;q=0.8', ARGENTINE],
    // The page that was kept for the one is not given to the other.
    ['mexicana', 'es', MEXICAN],
    ['portena', 'es-MX', ARGENTINE],
    ['portena', 'en', { lang: 'en-US', language: 'en-US', price: 'MX$1,249.00' }],
  ])('of %s for %s', async (slug, languages, expected) => {
    const page = await visit(slug, languages);
    expect(page).toMatchObject(expected);
    const isArgentine = expected === ARGENTINE || slug === 'portena';
    expect(new Set(page.names)).toEqual(new Set([isArgentine ? 'Español (Argentina)' : 'Español']));
  });
});

/** How a visitor's language is told: by the browser's header, or by the country of the store. */
const VISITORS = [
  ['mexicana', 'es-MX', 'tú'],
  ['mexicana', 'es-AR,es;q=0.9', 'vos'],
  ['portena', 'es-MX', 'vos'],
  ['portena', 'en-US', 'you'],
] as const;

type Spoken = Readonly<Record<(typeof VISITORS)[number][2], string>>;

/** Sends a request to a store as one of its pages does. */
async function send(slug: string, path: string, init: RequestInit = {}): Promise<string> {
  const origin = `http://${slug}.localhost:8787`;
  const headers = { origin, ...(init.headers as Record<string, string>) };
  return (await platform.ask(origin + path, { ...init, headers })).text();
}

describe('the Spanish of a failure', () => {
  const refused: Spoken = {
    tú: 'Inicia sesión para continuar.',
    vos: 'Iniciá sesión para continuar.',
    you: 'Sign in to go on.',
  };
  const message = async (headers: Record<string, string>) =>
    (JSON.parse(await send('mexicana', '/api/auth/sessions', { headers })) as { message: string })
      .message;

  test.each([
    ['accept-language', 'es-MX', refused.tú],
    ['accept-language', 'es-AR', refused.vos],
    ['x-locale', 'es-AR', refused.vos],
    ['x-locale', 'es', refused.tú],
    ['x-locale', 'en-US', refused.you],
  ])('of a call with %s: %s', async (header, tag, said) => {
    expect(await message({ [header]: tag })).toBe(said);
  });

  const field: Spoken = {
    tú: 'Acepta los términos para continuar',
    vos: 'Aceptá los términos para continuar',
    you: 'Accept the terms to continue',
  };
  const late: Spoken = {
    tú: 'Inicia sesión otra vez.',
    vos: 'Iniciá sesión otra vez.',
    you: 'Sign in again.',
  };
  test.each(VISITORS)('of a form without script at %s for %s', async (slug, languages, how) => {
    const post = (path: string, fields: Record<string, string>) =>
      send(slug, path, {
        method: 'POST',
        headers: { 'accept-language': languages },
        body: new URLSearchParams(fields),
      });
    // At its field, before the call is made.
    expect(await post('/register', { intent: 'register' })).toContain(field[how]);
    // Above the form, by the call.
    const code = `pf_${'0'.repeat(26)}`;
    const over = { intent: 'second_factor', code, otp: '123456' };
    expect(await post('/login', over)).toContain(late[how]);
  });
});

describe('the Spanish of a notice', () => {
  const done: Spoken = {
    tú: 'Inicia sesión con ella y con el código',
    vos: 'Iniciá sesión con ella y con el código',
    you: 'Log in with it and with the code',
  };
  test.each(VISITORS)('on the next page at %s for %s', async (slug, languages, how) => {
    const headers = { cookie: 'news=signInAgain', 'accept-language': languages };
    expect(await send(slug, '/login', { headers })).toContain(done[how]);
  });

  const pin: Spoken = {
    tú: 'Escribe este PIN para activar',
    vos: 'Escribí este PIN para activar',
    you: 'Enter this PIN to activate',
  };
  test.each(VISITORS)('in the mail of a PIN at %s for %s', async (slug, languages, how) => {
    const { body, email } = newcomer({ type: 'email' });
    await send(slug, '/api/auth/authorize', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': languages },
      body: JSON.stringify(body),
    });
    const [mail] = await messagesTo(email);
    expect(mail?.text).toContain(pin[how]);
  });
});
