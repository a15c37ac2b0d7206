/** Addresses of an owner's work outside of the shop's view: the form of a service, and the uploads of a supplier. */
import { beforeAll, expect, test } from 'vitest';
import { openImports } from './opened-imports.ts';

const SERVICES = '/apps/me/products/services/create';
const UPLOADS = '/apps/me/dssupplier/products/cargas';

let opened: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  opened = await openImports();
});

const listed = async (type: string) => {
  const path = `http://uno.localhost/api/products-list-public/?type=${type}`;
  const answer = await opened.platform.ask(path);
  return ((await answer.json()) as { results: { name: string }[] }).results.map(({ name }) => name);
};

test('the address of services shows the form of a service, which makes one on demand', async () => {
  const page = await opened.pageOf(SERVICES);
  expect(page).toContain(`action="${SERVICES}"`);
  expect(page).toMatch(/<option value="service" selected/);
  expect(await opened.pageOf('/apps/me/products/create')).toMatch(
    /<option value="product" selected/,
  );
  const fields = {
    type: 'service',
    name: 'Afinación de guitarra',
    stock_type: 'ondemand',
    visibility: 'shown',
    sku_count: '1',
    sku_0_values: '{}',
    sku_0_price: '350',
  };
  const wrong = await opened.postForm(SERVICES, { ...fields, name: '' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain(`action="${SERVICES}"`);
  const made = await opened.postForm(SERVICES, fields);
  expect([made.status, made.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/\/admin\/articulos\/it_\w+\?done=created$/),
  ]);
  const [row] = await opened.rows("SELECT * FROM item WHERE name = 'Afinación de guitarra'");
  expect(row).toMatchObject({ kind: 'service', owner_id: 'st_uno', stock_type: 'ondemand' });
  expect(await listed('service')).toEqual(['Afinación de guitarra']);
  expect(await listed('product')).not.toContain('Afinación de guitarra');
});

test('the uploads of a supplier are those of its store: the file that goes in, its outcome and its undo', async () => {
  const before = await opened.pageOf(UPLOADS);
  expect(before).toContain('Cargas de inventario');
  expect(before).toContain('Aún no hay trabajos');
  const job = await opened.imported(
    new TextEncoder().encode('code,name,price\nCA-1,Cable,10\nCA-2,Caja,gratis\n'),
  );
  const page = await opened.pageOf(UPLOADS);
  expect(page).toContain('Importación de artículos');
  expect(page).toContain('1 nuevos · 1 con error');
  expect(page).toContain(`href="/admin/inventario/cargas/${job.id}"`);
  expect(page).toContain(`/admin/trabajos/${job.id}/archivo`);
  expect(await opened.names('')).toContain('Cable');

  const form = { intent: 'undo', id: job.id, idempotency_key: crypto.randomUUID() };
  expect((await opened.postForm(UPLOADS, form)).status).toBe(303);
  await opened.work(job.id);
  expect(await opened.names('')).not.toContain('Cable');
  expect(await opened.pageOf(UPLOADS)).toContain('1 deshechos');
});

test.each([SERVICES, UPLOADS])('nobody without an account comes to %s', async (path) => {
  const answer = await opened.platform.ask(`http://uno.localhost${path}`);
  expect([302, 303, 307]).toContain(answer.status);
  expect(answer.headers.get('location')).toContain('/login');
});
