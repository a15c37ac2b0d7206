import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../../shared/contracts/limits.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { browserAt, keyTo, messagesTo, newcomer, openWorld, pinTo, signUp } from './world.ts';

let world: Platform & { one: string; two: string };
let rosa: Awaited<ReturnType<typeof signUp>>;

const MINUTE = 60_000;
const PASSWORD = 'una frase larga';

beforeAll(async () => {
  world = await openWorld('entrada');
  rosa = await signUp(browserAt(world, world.one));
});

async function answerOf(answer: Response): Promise<[number, string | undefined]> {
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code];
}

const signIn = (browser: ReturnType<typeof browserAt>, username: string, password = PASSWORD) =>
  browser.post('/api/oauth/authorization', {
    allow: true,
    response_type: 'token',
    username,
    password,
    country: 'MX',
  });

describe('by password', () => {
  test('with the phone as people write it, and in every store', async () => {
    for (const slug of [world.one, world.two]) {
      const browser = browserAt(world, slug);
      const national = rosa.phone.slice(3);
      const answer = await signIn(
        browser,
        `${national.slice(0, 2)} ${national.slice(2, 6)} ${national.slice(6)}`,
      );
      expect(answer.status).toBe(200);
      const body = await answer.text();
      expect(JSON.parse(body)).toMatchObject({ state: 'signed_in', redirect_to: '/' });
      expect(body).not.toContain(browser.cookie ?? 'none');
      expect(await (await browser.get('/api/auth/session')).json()).toMatchObject({
        person: { id: rosa.id },
      });
    }
  });

  test('a wrong one and an unknown account are answered alike', async () => {
    const browser = browserAt(world, world.one);
    const wrong = await signIn(browser, rosa.phone, 'otra frase larga');
    const nobody = await signIn(browser, '5599887766', 'otra frase larga');
    const [one, other] = await Promise.all([wrong.json(), nobody.json()]);
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    expect({ ...(one as object), request_id: '' }).toEqual({
      ...(other as object),
      request_id: '',
    });
    expect(browser.cookie).toBeUndefined();
  });

  test('takes as long for an unknown account: a password is hashed all the same', async () => {
    const asked: (string | null)[] = [];
    const passwords = {
      ...quickPasswords,
      verify: (password: string, kept: string | null) => {
        asked.push(kept);
        return quickPasswords.verify(password, kept);
      },
    };
    const watched = startPlatform({}, { passwords });
    await signIn(browserAt(watched, world.one), '5599887744', 'otra frase larga');
    await signIn(browserAt(watched, world.one), rosa.phone, 'otra frase larga');
    expect(asked).toEqual([null, expect.stringMatching(/^scrypt\$/)]);
  });

  test('one address has ten tries at an account in a quarter of an hour, however many come at once', async () => {
    const browser = browserAt(world, world.one);
    const tries = await Promise.all(
      Array.from(
        { length: 20 },
        async () => (await signIn(browser, rosa.phone, 'mala frase')).status,
      ),
    );
    expect(tries.filter((status) => status === 401)).toHaveLength(
      limits.signInAtAccountByAddress.times,
    );
    expect((await signIn(browser, rosa.phone)).status).toBe(429);
    // From another address its person can still sign in.
    expect((await signIn(browserAt(world, world.one), rosa.phone)).status).toBe(200);
    world.clock.advance(15 * MINUTE + 1);
    expect((await signIn(browser, rosa.phone)).status).toBe(200);
  }, 60_000);
});

test('a browser without a choice of its own shows its person’s preferences', async () => {
  await env.DIRECTORY.prepare("UPDATE account SET locale = 'en', theme = 'dark' WHERE id = ?")
    .bind(rosa.id)
    .run();
  const cookies = async (given: string) => {
    const asked = { headers: { cookie: given } };
    const body = { username: rosa.phone, password: PASSWORD };
    const browser = browserAt(world, world.one);
    const answer = await browser.post('/api/oauth/authorization', body, asked);
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0]?.replace(/^(session|device)=.*/, '$1'));
  };
  expect(await cookies('')).toEqual(['session', 'device', 'locale=en', 'theme=dark']);
  expect(await cookies('locale=es; theme=light')).toEqual(['session', 'device']);
});

describe('a session', () => {
  test('is one host’s, and new at every sign-in', async () => {
    const browser = browserAt(world, world.one);
    await signIn(browser, rosa.phone);
    const first = browser.cookie;
    await signIn(browser, rosa.phone);
    expect(browser.cookie).not.toBe(first);
    const stolen = await browserAt(world, world.two).post(
      '/api/auth/logout',
      {},
      { headers: { cookie: `session=${browser.cookie}` } },
    );
    expect(stolen.status).toBe(200);
    const session = await browser.get('/api/auth/session');
    expect(await session.json()).toMatchObject({ person: { id: rosa.id } });
    const old = await world.ask(`http://${world.one}.localhost:8787/api/auth/session`, {
      headers: { cookie: `session=${first}` },
    });
    expect(await old.json()).toEqual({ person: null, user_id: 'anonymous' });
  });

  test('ends by signing out, by its time, and by its person elsewhere', async () => {
    const [here, there] = [browserAt(world, world.one), browserAt(world, world.two)];
    await signIn(here, rosa.phone);
    await signIn(there, rosa.phone);
    const list = (await (await here.get('/api/auth/sessions')).json()) as {
      results: { id: string; is_current: boolean; host: string }[];
    };
    expect(list.results.filter(({ is_current }) => is_current)).toHaveLength(1);
    const other = list.results.find(({ host }) => host === `${world.two}.localhost`);
    expect((await here.send('DELETE', `/api/auth/sessions/${other?.id}`)).status).toBe(200);
    expect((await there.get('/api/auth/sessions')).status).toBe(401);

    await signIn(there, rosa.phone);
    expect((await here.send('DELETE', '/api/auth/sessions/others')).status).toBe(200);
    expect((await there.get('/api/auth/sessions')).status).toBe(401);
    expect((await here.get('/api/auth/sessions')).status).toBe(200);

    const { cookie } = here;
    await here.post('/api/auth/logout', {});
    expect(here.cookie).toBeUndefined();
    const kept = await world.ask(`http://${world.one}.localhost:8787/api/auth/sessions`, {
      headers: { cookie: `session=${cookie}` },
    });
    expect(kept.status).toBe(401);

    await signIn(here, rosa.phone);
    world.clock.advance(31 * 24 * 60 * MINUTE);
    expect((await here.get('/api/auth/sessions')).status).toBe(401);
  });

  test('cannot be ended by another account', async () => {
    const [here, stranger] = [browserAt(world, world.one), browserAt(world, world.one)];
    await signIn(here, rosa.phone);
    await signUp(stranger);
    const list = (await (await here.get('/api/auth/sessions')).json()) as {
      results: { id: string }[];
    };
    await stranger.send('DELETE', `/api/auth/sessions/${list.results[0]?.id}`);
    expect((await here.get('/api/auth/sessions')).status).toBe(200);
  });

  test('lives on while it is used, for half a year at most', async () => {
    const browser = browserAt(world, world.one);
    await signIn(browser, rosa.phone);
    for (let days = 0; days < 180; days += 20) {
      expect((await browser.get('/api/auth/sessions')).status, `day ${days}`).toBe(200);
      world.clock.advance(20 * 24 * 60 * MINUTE);
    }
    expect((await browser.get('/api/auth/sessions')).status).toBe(401);
  });

  test('is not to be had from a foreign page', async () => {
    const answer = await world.ask(`http://${world.one}.localhost:8787/api/oauth/authorization`, {
      method: 'POST',
      headers: { origin: 'https://malo.example', 'content-type': 'application/json' },
      body: JSON.stringify({ username: rosa.phone, password: PASSWORD }),
    });
    expect(await answerOf(answer)).toEqual([403, 'origin_refused']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('a forgotten password', () => {
  const reset = (browser: ReturnType<typeof browserAt>, username: string) =>
    browser.post('/api/auth/password/reset', { username, country: 'MX' });

  test('is replaced by PIN, which ends every session and lets the old one in no more', async () => {
    const someone = await signUp(browserAt(world, world.one));
    const elsewhere = browserAt(world, world.two);
    await signIn(elsewhere, someone.phone);
    const browser = browserAt(world, world.one);
    const { code } = (await (await reset(browser, someone.phone)).json()) as { code: string };
    const pin = await pinTo(someone.phone);
    const bare = await browser.post('/api/activate/pin', { code, pin });
    expect(await bare.json()).toMatchObject({ code: 'invalid_request', field: 'password' });
    const done = await browser.post('/api/activate/pin', {
      code,
      pin,
      password: 'nueva frase larga',
    });
    expect(await done.json()).toMatchObject({ actions: [{ action: 'set-auth' }, {}] });
    expect((await elsewhere.get('/api/auth/sessions')).status).toBe(401);
    expect((await browser.get('/api/auth/sessions')).status).toBe(200);
    expect((await signIn(browserAt(world, world.one), someone.phone)).status).toBe(401);
    const fresh = await signIn(browserAt(world, world.one), someone.phone, 'nueva frase larga');
    expect(fresh.status).toBe(200);
  });

  test('by the link of a mail, once', async () => {
    const someone = newcomer({ type: 'email' });
    await signUp(browserAt(world, world.one), someone);
    const browser = browserAt(world, world.one);
    await reset(browser, someone.email.toUpperCase());
    const key = await keyTo(someone.email);
    const done = await browser.post('/api/activate/link', { key, password: 'nueva frase larga' });
    expect(done.status).toBe(200);
    const again = await browserAt(world, world.one).post('/api/activate/link', {
      key,
      password: 'la de otra persona',
    });
    expect(await answerOf(again)).toEqual([410, 'invalid_link']);
    const late = browserAt(world, world.one);
    await reset(late, someone.email);
    const second = await keyTo(someone.email);
    world.clock.advance(61 * MINUTE);
    const over = await late.post('/api/activate/link', {
      key: second,
      password: 'otra frase larga',
    });
    expect(await answerOf(over)).toEqual([410, 'invalid_link']);
  });

  test('the answers do not tell whether an account exists', async () => {
    const someone = await signUp(browserAt(world, world.one));
    const shape = async (username: string) => {
      const browser = browserAt(world, world.one);
      const answer = await reset(browser, username);
      const { code, message, ...rest } = (await answer.json()) as Record<string, string>;
      const wrong = await browser.post('/api/activate/pin', {
        code,
        pin: '000001',
        password: 'otra frase larga',
      });
      world.clock.advance(30_000);
      const resent = await browser.post('/api/auth/pin', { code });
      const {
        expires_at,
        message: said,
        code: same,
        ...again
      } = (await resent.json()) as Record<string, string>;
      return {
        status: answer.status,
        message: message?.replace(/\d{4}$/, ''),
        rest: { ...rest, username: '', expires_at: typeof rest['expires_at'] },
        wrong: await answerOf(wrong),
        resent: [
          resent.status,
          again,
          said?.replace(/\d{4}$/, ''),
          same === code,
          typeof expires_at,
        ],
      };
    };
    expect(await shape(someone.phone)).toEqual(await shape('5599887755'));
    expect(await messagesTo('+525599887755')).toEqual([]);
  });
});

test('passwords and PINs are in no table as they were typed', async () => {
  const tables = await env.DIRECTORY.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%outbox%'
      AND name NOT LIKE 'sent_mail' AND name NOT LIKE '\\_%' ESCAPE '\\'`,
  ).all<{ name: string }>();
  for (const { name } of tables.results) {
    if (name.startsWith('sqlite_') || name.startsWith('d1_')) continue;
    const { results } = await env.DIRECTORY.prepare(`SELECT * FROM ${name}`).all();
    expect(JSON.stringify(results), name).not.toContain(PASSWORD);
  }
});
