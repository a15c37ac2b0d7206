import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { appoint, openAccount, signIn, tellDirectory } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';

const ORIGIN = 'http://uno.localhost';
let platform: Platform;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'aliada', cell: 'a', root: 'uno' });
  platform = startPlatform();
  for (const name of ['duena', 'admin', 'ines', 'clienta']) {
    await openAccount(name);
    await tellDirectory(
      sql`UPDATE account SET email = ${`${name}@example.com`}, email_verified_at = ${NOON}
        WHERE username = ${name}`,
    );
    cookies[name] = await signIn(name, 'uno.localhost');
  }
  await appoint('duena', 'uno', 'owner');
  await appoint('admin', 'uno', 'admin');
});

const get = (path: string, who?: string) =>
  platform.ask(ORIGIN + path, { headers: who === undefined ? {} : { cookie: cookies[who] ?? '' } });

async function post(path: string, fields: Record<string, string>, who?: string) {
  const answer = await platform.ask(ORIGIN + path, {
    method: 'POST',
    headers: { origin: ORIGIN, ...(who === undefined ? {} : { cookie: cookies[who] ?? '' }) },
    body: new URLSearchParams(fields),
  });
  const text = await answer.text();
  return { status: answer.status, to: answer.headers.get('location'), text };
}

async function keyFor(email: string): Promise<string> {
  const row = await env.DIRECTORY.prepare(
    "SELECT body FROM outbox WHERE payload ->> '$.recipient' = ? ORDER BY rowid DESC LIMIT 1",
  )
    .bind(email)
    .first<{ body: string | null }>();
  return /\/invitacion\/([\w-]{43})/.exec(row?.body ?? '')?.[1] ?? '';
}

describe.each([
  ['/admin/equipo', { duena: 200, admin: 403, clienta: 403 }],
  ['/admin/colaboradores', { duena: 200, admin: 200, clienta: 403 }],
])('%s', (path, statuses) => {
  test.each(Object.entries(statuses))('%s gets %i', async (who, status) => {
    const answer = await get(path, who);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('noindex');
    // The form is for the same people.
    const posted = await post(path, { intent: 'none' }, who);
    if (status === 403) expect(posted.status).toBe(403);
    else expect([303, 422]).toContain(posted.status);
  });

  test('a visitor is led to sign in, and back', async () => {
    const answer = await get(path);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect((await post(path, { intent: 'remove' })).to).toMatch(/^\/login/);
  });
});

describe('/admin', () => {
  test.each([
    ['duena', ['/admin/equipo', '/admin/equipo#invite', '/admin/colaboradores', '/me/security']],
    ['admin', ['/admin/colaboradores', '/admin/colaboradores#add', '/me/security']],
  ])('%s is offered what they may do, and nothing of the shop around it', async (who, paths) => {
    const answer = await get('/admin', who);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    for (const path of paths) expect(text).toContain(`href="${path}"`);
    expect(text.includes('/admin/equipo')).toBe(who === 'duena');
    for (const part of ['shop-nav', 'shop-cart', 'shop-footer', 'shop-catalogue-strip']) {
      expect(text).not.toContain(`<${part}`);
    }
  });

  test('a customer is told that it is not for them, in the shop', async () => {
    const answer = await get('/admin', 'clienta');
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('<shop-nav');
  });
});

describe('without script', () => {
  test('a person is invited, accepts, gets another role and is removed', async () => {
    const page = '/admin/equipo';
    const fields = { intent: 'invite', email: 'ines@example.com', role: 'dispatcher' };
    expect((await post(page, fields, 'duena')).to).toBe(`${page}?done=invited`);
    const shown = await (await get(`${page}?done=invited`, 'duena')).text();
    expect(shown).toContain('La invitación va en camino');
    expect(shown).toContain('ines@example.com');

    const link = `/invitacion/${await keyFor('ines@example.com')}`;
    const visitor = await (await get(link)).text();
    expect(visitor).toContain(`/login?next=${encodeURIComponent(link)}`);
    expect((await post(link, {}, 'clienta')).to).toBe(`${link}?notice=invite_not_yours`);
    expect(await (await get(`${link}?notice=invite_not_yours`, 'clienta')).text()).toContain(
      'La invitación es para otro correo',
    );
    expect((await post(link, {}, 'ines')).to).toBe(`${link}?done=1`);
    expect(await (await get(`${link}?done=1`, 'ines')).text()).toContain(
      'Ya eres parte del equipo de Tienda uno',
    );
    const over = await get(link, 'clienta');
    expect(over.status).toBe(410);
    expect(await over.text()).toContain('Esta invitación ya no sirve');

    const role = { intent: 'role', member: 'ac_ines', role: 'qrreader' };
    expect((await post(page, role, 'duena')).to).toBe(`${page}?done=role`);
    const removed = { intent: 'remove', member: 'ac_ines' };
    expect((await post(page, removed, 'duena')).to).toBe(`${page}?done=removed`);
    expect(await (await get(page, 'duena')).text()).not.toContain('Persona ines');
  });

  test('the faults of an invitation are shown, and the typed text stays', async () => {
    const wrong = await post('/admin/equipo', { intent: 'invite', email: 'nada' }, 'duena');
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('value="nada"');
    expect(wrong.text).toMatch(/aria-invalid="true"/);
    const works = { intent: 'invite', email: 'admin@example.com', role: 'admin' };
    expect((await post('/admin/equipo', works, 'duena')).text).toContain(
      'Esa persona ya está en el equipo',
    );
  });

  test('a form that is sent twice invites once', async () => {
    const fields = {
      intent: 'invite',
      email: 'doble@example.com',
      role: 'admin',
      idempotency_key: 'form-doble-1',
    };
    await post('/admin/equipo', fields, 'duena');
    expect((await post('/admin/equipo', fields, 'duena')).to).toBe('/admin/equipo?done=invited');
    const { results } = await env.DIRECTORY.prepare(
      "SELECT id FROM outbox WHERE payload ->> '$.recipient' = 'doble@example.com'",
    ).all();
    expect(results).toHaveLength(1);
  });

  test('a partner is found, added, called otherwise and removed', async () => {
    const page = '/admin/colaboradores';
    expect(await (await get(`${page}?text=aliada`, 'admin')).text()).toContain(
      'Agregar a Tienda aliada',
    );
    expect((await post(page, { intent: 'add', slug: 'aliada' }, 'admin')).to).toBe(
      `${page}?done=added`,
    );
    expect((await post(page, { intent: 'add', slug: 'aliada' }, 'admin')).to).toBe(
      `${page}?notice=collaborator_exists`,
    );
    const shown = await (await get(page, 'admin')).text();
    const collaborator = /cb_[a-z0-9]{26}/.exec(shown)?.[0] ?? '';
    const name = { intent: 'rename', collaborator, store_name: 'Amiga <b>' };
    expect((await post(page, name, 'admin')).to).toBe(`${page}?done=changed`);
    expect(await (await get(page, 'admin')).text()).toContain('Amiga &lt;b&gt;');
    expect((await post(page, { intent: 'remove', collaborator }, 'admin')).to).toBe(
      `${page}?done=removed`,
    );
    expect(await (await get(page, 'admin')).text()).toContain(
      'Todavía no hay tiendas colaboradoras',
    );
  });
});
