import type { Photo } from '../../../shared/contracts/fields.ts';
import { insertRows, type Statement } from '../../db/cell-sql.ts';
import { safeBody } from '../../modules/blog/index.ts';
import type { DemoBlogEntry, DemoStore } from './demo-files.ts';
import { storeIdOf } from './stores.ts';

const DAY_MS = 86_400_000;

/** The rows of a store's blog. */
export function blogRows(
  store: DemoStore,
  entries: readonly DemoBlogEntry[],
  photos: ReadonlyMap<string, Photo>,
  now: number,
): Statement[] {
  const own = entries.filter((entry) => entry.store === store.slug);
  return insertRows(
    'blog_entry',
    own.map((entry) => {
      const at = now - entry.daysAgo * DAY_MS;
      const photo = entry.photo === null ? undefined : photos.get(entry.photo);
      return {
        id: `be_${store.slug}-${entry.slug}`,
        store_id: storeIdOf(store.slug),
        slug: entry.slug,
        title: entry.title,
        title_en: entry.title_en,
        excerpt: entry.excerpt,
        excerpt_en: entry.excerpt_en,
        body: safeBody(entry.body),
        body_en: safeBody(entry.body_en),
        photo: photo ? JSON.stringify(photo) : null,
        author: store.owner,
        published_at: at,
        is_planned: 0,
        version: 1,
        updated_at: at,
      };
    }),
  );
}
