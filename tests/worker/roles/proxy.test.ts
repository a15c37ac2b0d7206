import { beforeAll, expect, test } from 'vitest';
import { contracts } from '../../support/contracts.ts';
import { grants, staffRoles, type Grant } from '../../../shared/rules/permissions.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { callerOf, type Caller } from '../staff/caller.ts';

/**
 * A proxy store is read-only (spec [1], [6]): no role holds a grant that changes it, not even its
 * owner.
 */
const ROLES = ['owner', ...staffRoles] as const;
const LEFT: readonly Grant[] = ['menu'];

let platform: Platform;
const cookies: Record<string, string> = {};
const callers: Record<string, Caller> = {};

beforeAll(async () => {
  await openStore({ slug: 'espejo', cell: 'a', isProxy: true });
  platform = startPlatform();
  for (const role of ROLES) {
    await openAccount(role);
    await appoint(role, 'espejo', role);
    const cookie = await signIn(role, 'espejo.localhost');
    cookies[role] = cookie;
    callers[role] = callerOf(platform, 'espejo', cookie);
  }
});

const granted = contracts.filter(({ access }) => (grants as readonly string[]).includes(access));
const left = granted.filter(({ access }) => LEFT.includes(access as Grant));
const refused = granted.filter((contract) => !left.includes(contract));

test('there are calls of both kinds', () => {
  expect(left.map(({ id }) => id)).toContain('collaborators.list');
  expect(refused.map(({ id }) => id)).toContain('staff.invite');
});

test.each(refused.map((contract) => [contract.id, contract] as const))(
  '%s is nobody’s in a proxy store',
  async (_id, { service, method, path }) => {
    for (const role of ROLES) {
      const at = `/${service}${path.replaceAll(/\{\w+\}/g, 'x')}`;
      expect(await callers[role]?.(method.toUpperCase(), at), role).toMatchObject({
        status: 403,
        body: { code: 'not_allowed' },
      });
    }
  },
);

test('the calls that read are left to its people', async () => {
  for (const role of ROLES) {
    expect((await callers[role]?.('GET', '/collaborators'))?.status).toBe(200);
    const session = await callers[role]?.('GET', '/auth/session');
    expect(session?.body['person']).toMatchObject({ role, keychain: LEFT, mode: 'affiliate' });
  }
});

test.each(['/admin/equipo', '/admin/colaboradores'])(
  'its owner is refused %s by its address, and the form behind it',
  async (path) => {
    const url = `http://espejo.localhost${path}`;
    const cookie = cookies['owner'] ?? '';
    const page = await platform.ask(url, { headers: { cookie } });
    expect(page.status).toBe(403);
    const text = await page.text();
    expect(text).toContain('Esta tienda muestra lo de otra y es solo de consulta');
    expect(text).not.toContain('Entrar con otra cuenta');
    const form = await platform.ask(url, {
      method: 'POST',
      headers: { cookie, origin: 'http://espejo.localhost' },
      body: new URLSearchParams({ intent: 'add', slug: 'espejo' }),
    });
    expect(form.status).toBe(403);
  },
);

test('its owner’s own pages are theirs, and lead to no page of the office', async () => {
  const page = await platform.ask('http://espejo.localhost/me/preferences', {
    headers: { cookie: cookies['owner'] ?? '' },
  });
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain('shop-account-nav');
  expect(text).not.toContain('/admin/');
});
