import { sql, type Statement } from '../../db/cell-sql.ts';
import type { DemoStore } from './demo-files.ts';
import { storeIdOf } from './stores.ts';

/** Origins at which the demo's keys count: an example's, and those of a page on this machine. */
const ORIGINS = ['https://partner.example', 'http://blog.localhost:8790'];

/** What stands in the page of a store's demo partner. */
export function demoKeyOf(slug: string): string {
  return `pk_${slug.replaceAll('-', '').padEnd(24, '0')}`;
}

/** A key for each store of the demo, so that its elements can be tried on any page of those origins. */
export function embedKeyRows({ slug }: Pick<DemoStore, 'slug'>, now: number): Statement[] {
  const id = `ek_${slug.replaceAll('-', '').padEnd(26, '0')}`;
  return [
    sql`INSERT INTO embed_key (id, store_id, public_key, partner, origins, per_minute, state,
        created_at)
      VALUES (${id}, ${storeIdOf(slug)}, ${demoKeyOf(slug)}, 'Blog de ejemplo',
        ${JSON.stringify(ORIGINS)}, 600, 'active', ${now})`,
  ];
}
