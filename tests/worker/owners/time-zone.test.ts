/** A store in Tijuana and one in Cancún: what their owners plan and read goes by their own clocks. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetStore } from '../../../edge/modules/store/index.ts';
import { openImports } from './opened-imports.ts';

let opened: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  opened = await openImports();
  const sections = { sections_info: { blogs: true } };
  await opened.owner('PATCH', '/store/uno', sections, crypto.randomUUID());
});

/** The days and hours in the fields of a form. */
const timesIn = (page: string) => page.match(/(?<=value=")\d{4}-\d\d-\d\dT\d\d:\d\d(?=")/g);
const iso = (at: unknown) => new Date(Number(at)).toISOString();

describe.each([
  // In August of 2100 Tijuana is seven hours behind, in November of 2026 eight; Cancún is five, always.
  {
    zone: 'America/Tijuana',
    city: 'Tijuana',
    planned: '2100-08-22T03:00:00.000Z',
    begins: '2100-08-21T22:30:00-07:00',
    isNextDay: false,
    published: '20 de noviembre de 2026',
  },
  {
    zone: 'America/Cancun',
    city: 'Cancún',
    planned: '2100-08-22T01:00:00.000Z',
    begins: '2100-08-22T00:30:00-05:00',
    isNextDay: true,
    published: '21 de noviembre de 2026',
  },
])('a store of $zone', ({ zone, city, planned, begins, isNextDay, published }) => {
  beforeEach(async () => {
    await opened.rows(
      `UPDATE store SET profile = json_set(profile, '$.time_zone', ?), revision = revision + 1
       WHERE slug = 'uno'`,
      zone,
    );
    forgetStore('st_uno');
  });

  test('plans an entry of the blog by its clock, and its form shows that time again', async () => {
    const sent = { title: `Plan ${city}`, body: 'Texto', visibility: 'later' };
    const form = await opened.postForm('/blogs/crear', { ...sent, publish_at: '2100-08-21T20:00' });
    const [row] = await opened.rows(
      'SELECT id, published_at FROM blog_entry WHERE title = ?',
      sent.title,
    );
    expect([form.status, iso(row?.['published_at'])]).toEqual([303, planned]);
    const page = await opened.pageOf(`/admin/blog/${String(row?.['id'])}`);
    expect(timesIn(page)).toContain('2100-08-21T20:00');
    expect(page.includes(`reloj de tu tienda: ${city}`)).toBe(true);
  });

  test('plans an item by its clock', async () => {
    const { id, version } = await opened.make({ name: `Gorra ${city}` });
    await opened.ask('PATCH', `/${id}`, {
      list_state: 'unpublished',
      publish_at: planned,
      version,
    });
    expect(timesIn(await opened.pageOf(`/admin/articulos/${id}`))).toContain('2100-08-21T20:00');
    const sent = { type: 'product', name: `Bolsa ${city}`, visibility: 'later', sku_0_price: '10' };
    const form = await opened.postForm('/apps/me/products/create', {
      ...sent,
      publish_at: '2100-08-21T20:00',
    });
    const [row] = await opened.rows('SELECT publish_at FROM item WHERE name = ?', sent.name);
    expect([form.status, iso(row?.['publish_at'])]).toEqual([303, planned]);
  });

  test('tells when an experience begins by its clock, and finds it on that day', async () => {
    const { id } = await opened.make({
      name: `Concierto ${city}`,
      type: 'experience',
      experience_date: '2100-08-22T05:30:00.000Z',
      experience_place: 'Foro',
    });
    const found = async (query: string) => {
      const url = `http://uno.localhost/api/products-list-public/?text=concierto ${city}${query}`;
      const { results } = (await (await opened.platform.ask(url)).json()) as {
        results: { id: string; experience_date: string }[];
      };
      return results.filter((one) => one.id === id).map((one) => one.experience_date);
    };
    expect(await found('')).toEqual([begins]);
    expect(await found(' 2100-08-22..2100-08-23')).toEqual(isNextDay ? [begins] : []);
  });

  test('reads its history and the days of its blog by its clock', async () => {
    const entry = await opened.postForm('/blogs/crear', {
      title: `Nota ${city}`,
      body: 'Texto',
      visibility: 'published',
    });
    expect(entry.status).toBe(303);
    const at = Date.UTC(2026, 10, 21, 6, 30);
    await opened.rows(
      'UPDATE blog_entry SET published_at = ? WHERE title = ?',
      `${at}`,
      `Nota ${city}`,
    );
    await opened.rows("UPDATE store SET revision = revision + 1 WHERE slug = 'uno'");
    forgetStore('st_uno');
    const days = (await opened.page('/blogs')).match(/\d\d? de noviembre de 2026/g);
    expect(days).toContain(published);
    const clock = new Intl.DateTimeFormat('es-MX', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    });
    const times = (await opened.pageOf('/admin/historial')).match(/\d\d? nov 2026[^<]*/g);
    expect(times?.[0]).toBe(clock.format(opened.platform.clock.now()));
  });
});
