/** A session from its beginning to its use, on the directory's own tables. */
import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOON, openWork, type Work } from '../../tests/support/work-scope.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { Identity } from '../unit-of-work/scope.ts';
import { assertSession, beginEpoch } from './epoch.ts';
import { tokenHash } from './secrets.ts';
import { signedInNow, startSession } from './start.ts';
import { openVisitor } from './visitor.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ANA = { accountId: 'ac_ana', epoch: 0 };

let work: Work;
let kept: unknown[];

beforeEach(() => {
  work = openWork();
  kept = [];
  work.directory.exec(`INSERT INTO store (id, slug, cell) VALUES ('st_una', 'una', 'a');
    INSERT INTO account (id, username, full_name, locale, store_id, created_at, updated_at) VALUES
      ('ac_ana', 'ana', 'Ana', 'es', 'st_una', 1, 1), ('ac_luz', 'luz', 'Luz', 'es', 'st_una', 1, 1)`);
  Object.assign(work.scope.visitor, {
    markOf: async (accountId: string) => `mark of ${accountId}`,
    keep: (...what: unknown[]) => void kept.push(what),
  });
});

const sessions = () => work.directory.prepare('SELECT * FROM session ORDER BY created_at').all();

/** Starts a session, commits it, and gives its token. */
async function start(method: 'password' | 'link' = 'password'): Promise<string> {
  const started = await startSession(work.scope, ANA, method);
  const written = await work.scope.directory.write(started.statements);
  if (!written.ok) throw new Error('not written');
  started.keep();
  return (kept.at(-1) as string[])[0] ?? '';
}

describe('a sign-in', () => {
  test('makes a session of this host and browser, of which only the token’s hash is kept', async () => {
    const token = await start('link');
    expect(kept).toEqual([[token, 'mark of ac_ana']]);
    expect(sessions()).toMatchObject([
      {
        token_hash: await tokenHash(token),
        account_id: 'ac_ana',
        host: 'una.mx',
        method: 'link',
        device: 'test',
        created_at: NOON,
        seen_at: NOON,
        expires_at: NOON + 30 * DAY,
      },
    ]);
  });

  test('is known to its own request, once it is kept', async () => {
    expect(signedInNow(work.scope)).toBeUndefined();
    const { keep } = await startSession(work.scope, ANA, 'password');
    expect(signedInNow(work.scope)).toBeUndefined();
    keep();
    expect(signedInNow(work.scope)).toBe('ac_ana');
    expect(signedInNow({ visitor: { ...work.scope.visitor } })).toBeUndefined();
  });

  test('ends the session that the browser had, and no other', async () => {
    await start();
    await start();
    const [first, second] = sessions();
    work.signIn({ accountId: 'ac_ana', sessionId: String(first?.['id']) });
    work.clock.advance(1);
    await start();
    expect(sessions().map(({ id }) => id)).not.toContain(first?.['id']);
    expect(sessions().map(({ id }) => id)).toContain(second?.['id']);
    expect(sessions()).toHaveLength(2);
  });

  test('is aborted once another epoch of the account has begun', async () => {
    const { statements } = await startSession(work.scope, ANA, 'password');
    await work.scope.directory.write([beginEpoch('ac_ana')]);
    expect(await work.scope.directory.write(statements)).toMatchObject({ ok: false });
    expect(sessions()).toEqual([]);
  });
});

test('another epoch is the next, and of one account', async () => {
  await work.scope.directory.write([beginEpoch('ac_ana'), beginEpoch('ac_ana')]);
  expect(work.directory.prepare('SELECT id, epoch FROM account ORDER BY id').all()).toEqual([
    { id: 'ac_ana', epoch: 2 },
    { id: 'ac_luz', epoch: 0 },
  ]);
});

test('a batch goes on while the caller’s own session is there', async () => {
  await start();
  const sessionId = String(sessions()[0]?.['id']);
  const goesOn = async (session: Pick<Identity, 'accountId' | 'sessionId'>) =>
    (await work.scope.directory.write([assertSession(session)])).ok;
  expect(await goesOn({ accountId: 'ac_ana', sessionId })).toBe(true);
  expect(await goesOn({ accountId: 'ac_luz', sessionId })).toBe(false);
  expect(await goesOn({ accountId: 'ac_ana', sessionId: 'se_x' })).toBe(false);
});

describe('a browser with a session', () => {
  const waiting: Promise<unknown>[] = [];

  /** Whom a browser's cookie stands for. */
  async function identityOf(cookie: string): Promise<Identity | null> {
    let identity: Identity | null = null;
    const app = new Hono<EdgeEnv>();
    app.get('*', async (context) => {
      context.set('scope', work.scope);
      context.set('ports', work.scope.ports);
      const { tenant, directory, cell } = work.scope;
      const visitor = openVisitor(context, {
        tenant: { ...tenant, origin: 'http://una.mx' },
        directory,
        cell,
      });
      identity = await visitor.identity();
      expect(await visitor.identity()).toBe(identity);
      return context.text('');
    });
    const environment = { waitUntil: (one: Promise<unknown>) => void waiting.push(one) };
    await app.request(
      'http://una.mx/',
      { headers: { cookie } },
      {},
      environment as ExecutionContext,
    );
    await Promise.all(waiting);
    return identity;
  }

  test('is its account’s until the session ends', async () => {
    const token = await start();
    expect(await identityOf(`session=${token}`)).toMatchObject({ accountId: 'ac_ana' });
    expect(sessions()).toMatchObject([{ seen_at: NOON }]);
    work.directory.exec('DELETE FROM session');
    expect(await identityOf(`session=${token}`)).toBeNull();
  });

  test('renews the session by its use, once an hour', async () => {
    const token = await start();
    work.clock.advance(HOUR - 1);
    await identityOf(`session=${token}`);
    expect(sessions()).toMatchObject([{ seen_at: NOON }]);
    work.clock.advance(1);
    await identityOf(`session=${token}`);
    expect(sessions()).toMatchObject([
      { seen_at: NOON + HOUR, expires_at: NOON + HOUR + 30 * DAY },
    ]);
  });

  test('is nobody’s with another token', async () => {
    await start();
    expect(await identityOf(`session=${'a'.repeat(43)}`)).toBeNull();
  });
});
