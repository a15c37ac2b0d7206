import { sql, type Statement } from '../../db/cell-sql.ts';
import type { DemoStore } from './demo-files.ts';
import { TEST_KEY_PREFIX } from '../../../shared/rules/embed-keys.ts';
import { storeIdOf } from './stores.ts';

/** Origins at which the demo's keys count: an example's, and those of a page on this machine. */
const ORIGINS = ['https://partner.example', 'http://blog.localhost:8790'];

/** What stands in the page of a store's demo partner. */
export function demoKeyOf(slug: string): string {
  return `pk_${slug.replaceAll('-', '').padEnd(24, '0')}`;
}

/** The same for trials. */
export function demoTestKeyOf(slug: string): string {
  return demoKeyOf(slug).replace('pk_', TEST_KEY_PREFIX);
}

/**
 * Two keys for each store of the demo, so that its elements can be tried on any page of those
 * origins: one sells, the other is for trials.
 */
export function embedKeyRows({ slug }: Pick<DemoStore, 'slug'>, now: number): Statement[] {
  const name = slug.replaceAll('-', '');
  return [
    keyRow(slug, `ek_${name.padEnd(26, '0')}`, demoKeyOf(slug), now),
    keyRow(slug, `ek_${name.padEnd(25, '0')}t`, demoTestKeyOf(slug), now - 1),
  ];
}

function keyRow(slug: string, id: string, key: string, now: number): Statement {
  return sql`INSERT INTO embed_key (id, store_id, public_key, partner, origins, per_minute, state,
      created_at)
    VALUES (${id}, ${storeIdOf(slug)}, ${key}, 'Blog de ejemplo',
      ${JSON.stringify(ORIGINS)}, 600, 'active', ${now})`;
}
