/** A visitor who browses a store while its purchases go wrong. */
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { Payments } from '../../../edge/providers/payment/port.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform } from '../platform/platform.ts';
import { profile } from '../platform/stores.ts';
import { write, type TestItem, type TestStore } from './world.ts';

/** Gives the step of a visitor who reads the page of an item, which has to be shown whole. */
export async function browsing(store: TestStore, { item }: TestItem, payments: Payments) {
  await write(
    store.cell,
    sql`UPDATE store SET profile = ${JSON.stringify(profile)} WHERE id = ${store.id}`,
  );
  await env.DIRECTORY.prepare(
    "INSERT INTO store (id, slug, cell, store_type) VALUES (?1, ?2, ?3, 'other')",
  )
    .bind(store.id, store.slug, store.cell)
    .run();
  const platform = startPlatform({}, { payments });
  const slug = item.replace('it_', '');
  return async () => {
    const page = await platform.ask(
      `http://${store.slug}.localhost/productos/${store.slug}/${slug}`,
    );
    expect([page.status, (await page.text()).includes(`Artículo ${slug}`)]).toEqual([200, true]);
  };
}
