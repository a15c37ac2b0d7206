import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { failedView, forbiddenView } from '../../host-pages/index.ts';
import { definePage } from '../../host-pages/kit/page.ts';
import { nobody } from '../../tests/support/nobody.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { Identity } from '../unit-of-work/scope.ts';
import { admit } from './admit.ts';

const own = () => ({
  status: 200,
  head: { title: '', description: null, canonical: '/', index: false },
  main: [],
});
const pages = {
  open: definePage({ name: 'open', paths: ['/x'], view: own }),
  account: definePage({ name: 'account', paths: ['/x'], needs: 'account', view: own }),
  staff: definePage({ name: 'staff', paths: ['/x'], needs: 'staff-admin', view: own }),
};
const someone = (...grants: ('staff-admin' | 'menu')[]) =>
  ({ accountId: 'ac_x', keychain: new Set(grants) }) as unknown as Identity;

async function ask(page: keyof typeof pages, identity: () => Promise<Identity | null>, base = '') {
  const app = new Hono<EdgeEnv>();
  let shown: unknown;
  app.get('*', async (context) => {
    const visitor = { ...nobody, identity };
    context.set('scope', { visitor, tenant: { base } } as EdgeEnv['Variables']['scope']);
    const admitted = await admit(context, pages[page]);
    if (admitted instanceof Response) return admitted;
    shown = admitted;
    return context.text('');
  });
  const answer = await app.request(`http://moda.localhost${base}/me?page=2&lang=en`);
  return { shown, status: answer.status, location: answer.headers.get('location') };
}

const nobodyThere = () => Promise.resolve(null);

test('a page for signed-in visitors is kept by no cache', () => {
  expect([pages.open.cached, pages.account.cached, pages.staff.cached]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a page for everybody reads no session', async () => {
  const identity = vi.fn<typeof nobodyThere>(nobodyThere);
  expect(await ask('open', identity)).toMatchObject({ shown: { view: own }, status: 200 });
  expect(identity).not.toHaveBeenCalled();
});

test.each([
  ['', '/login?next=%2Fme%3Fpage%3D2'],
  ['/tienda/moda', '/tienda/moda/login?next=%2Ftienda%2Fmoda%2Fme%3Fpage%3D2'],
])('who is not signed in is led to sign in and back, below “%s”', async (base, location) => {
  for (const page of ['account', 'staff'] as const) {
    expect(await ask(page, nobodyThere, base)).toEqual({ shown: undefined, status: 303, location });
  }
});

test.each([
  ['account', someone(), own],
  ['staff', someone('staff-admin'), own],
  ['staff', someone('menu'), forbiddenView],
] as const)('%s: who is signed in sees the page, or why not', async (page, identity, view) => {
  expect(await ask(page, () => Promise.resolve(identity))).toMatchObject({ shown: { view } });
});

test('where the session cannot be read, the page fails, and shows nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failing = () => Promise.reject(new Error('no directory'));
  expect(await ask('account', failing)).toMatchObject({ shown: { view: failedView }, status: 200 });
  vi.restoreAllMocks();
});
