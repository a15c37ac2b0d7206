import { blogEntry as entryFragment } from '../../fragments/shop/blog-entry/server.ts';
import type { BlogEntry } from '../../shared/contracts/blog.ts';
import { getEditedEntry, type EditedEntry } from '../../shared/contracts/blog-edits.ts';
import { escapeHtml } from '../../shared/kernel/escape.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';

/** Where the team of a store sees an entry that shoppers do not see yet. */
export const entryPreviewPath = (id: string) => `/admin/blog/${id}/vista`;

/** An entry as shoppers will see it, published or not; for accounts that may edit the store. */
export const entryPreviewPage = definePage({
  name: 'blog-preview',
  paths: ['/admin/blog/:id/vista'],
  cached: false,
  needs: 'store-admin',
  async view(context) {
    const { env, store, params, read } = context;
    const id = params['id'] ?? '';
    const found = await read(getEditedEntry, { params: { id } });
    if (!found.ok) return notFoundView(context);
    const entry = asShown(found.value, env.locale);
    const note = say(env)('entryPreview');
    return {
      status: 200,
      head: privateHead(entry.title, entryPreviewPath(id)),
      main: [
        `<div class="wrap told"><p class="notice" role="status">${escapeHtml(note)}</p></div>`,
        ...wrapped(
          slot(entryFragment, { class: 'primary', props: { env, entry, storeName: store.name } }),
        ),
      ],
    };
  },
});

/** The entry in one language; what was not written in English is shown as it was written first. */
function asShown(entry: EditedEntry, locale: Locale): BlogEntry {
  const { id, slug, title, excerpt, body, photo, publish_at: at, updated_at } = entry;
  const isEnglish = locale === 'en';
  return {
    id,
    slug,
    title: (isEnglish && entry.title_en) || title,
    excerpt: (isEnglish && entry.excerpt_en) || excerpt,
    body: (isEnglish && entry.body_en) || body,
    tags: (isEnglish && entry.tags_en) || entry.tags,
    photo,
    author: null,
    published_at: at ?? updated_at,
    updated_at,
  };
}
