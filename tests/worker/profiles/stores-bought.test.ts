/** The stores where an account has bought, in every cell: its own orders, and a proven e-mail's. */
import { beforeAll, expect, test } from 'vitest';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { signIn } from './person.ts';
import { sell } from './sold.ts';

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'norte', cell: 'a' });
  await openStore({ slug: 'sur', cell: 'b' });
  await openStore({ slug: 'este', cell: 'b' });
  platform = startPlatform();
});

async function visit({ cookie }: { readonly cookie: string }): Promise<string> {
  const answer = await platform.ask('http://norte.localhost/me/compras', {
    headers: { cookie },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return (await answer.text()).replaceAll('<!-- -->', '');
}

test('a guest’s orders of every store appear once the e-mail is proven, and nobody else’s', async () => {
  const email = 'todas@example.com';
  const eva = await signIn(platform, { store: 'norte', email });
  const lia = await signIn(platform, { store: 'norte' });
  await sell({ store: 'norte', number: 'TDA-1', account: eva.id });
  await sell({ store: 'sur', cell: 'b', number: 'TDA-2', email: 'Todas@Example.com' });
  await sell({ store: 'sur', cell: 'b', number: 'TDA-3', email, account: eva.id });
  await sell({ store: 'este', cell: 'b', number: 'TDA-4', email: 'otra@example.com' });
  const seen = await visit(eva);
  expect(seen).toContain('http://sur.localhost/mis-compras');
  // Two orders there, each once, however it is found.
  expect(seen).toContain('2 pedidos');
  expect(seen).toContain('1 pedido<');
  expect(seen).not.toContain('este.localhost');
  expect(await visit(lia)).not.toContain('sur.localhost/mis-compras');
});

test('a visitor is led to sign in', async () => {
  const answer = await platform.ask('http://norte.localhost/me/compras', {
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toContain('/login');
});
