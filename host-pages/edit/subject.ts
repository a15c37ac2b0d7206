import type { Subject } from '../../fragments/edit/edit-catalogues/props.ts';
import { getBlogEntry } from '../../shared/contracts/blog.ts';
import { readCatalogueBySlug } from '../../shared/contracts/catalogues.ts';
import { readItemPage } from '../../shared/contracts/items.ts';
import { blogSlugOf } from '../../shared/rules/blog.ts';
import { editorOf, type EditedKind } from '../../shared/rules/editors.ts';
import type { PageContext } from '../kit/page.ts';

/** The thing that a page of the shop shows, as its owner can work on it there. */
export interface PageSubject {
  /** What the account can put into catalogues: the product, or the catalogue's; else null. */
  readonly picked: Subject | null;
  /** Its page in the office; null for a product of another store. */
  readonly editor: { readonly kind: EditedKind; readonly href: string } | null;
}

/**
 * The product, the catalogue or the entry of the blog that a page of the shop shows.
 * @param mayCatalogues whether the account may change the store's catalogues
 * @returns null for any other page; it resolves to null where the page's address leads to nothing
 */
export function subjectOf(
  context: PageContext,
  mayCatalogues: boolean,
): Promise<PageSubject | null> | null {
  const { item, catalogue, entry } = context.params;
  if (item !== undefined) return itemOf(context, item, mayCatalogues);
  if (catalogue !== undefined) return mayCatalogues ? catalogueOf(context, catalogue) : null;
  const path = entry === undefined ? undefined : blogSlugOf(entry);
  return path === undefined ? null : entryOf(context, path);
}

async function itemOf(
  { env, store, params, read }: PageContext,
  id: string,
  mayCatalogues: boolean,
) {
  const found = await read(readItemPage, { params: { id, owner: params['owner'] } });
  if (!found.ok) return null;
  const { id: item, name, owner } = found.value.item;
  return {
    picked: mayCatalogues ? { kind: 'item', id: item, name } : null,
    editor: owner === store.id ? editor(env, 'item', item) : null,
  } satisfies PageSubject;
}

async function catalogueOf({ env, query, read }: PageContext, slug: string) {
  const found = await read(readCatalogueBySlug, { params: { slug } });
  if (!found.ok) return null;
  const { id, name } = found.value;
  const text = query.get('text')?.trim() ?? '';
  return {
    picked: { kind: 'catalogue', id, name, slug: found.value.slug, text },
    editor: editor(env, 'catalogue', id),
  } satisfies PageSubject;
}

async function entryOf({ env, store, read }: PageContext, path: string) {
  const mashup = `${store.id}:${store.id}`;
  const found = await read(getBlogEntry, { params: { mashup, path } });
  if (!found.ok) return null;
  return { picked: null, editor: editor(env, 'entry', found.value.id) } satisfies PageSubject;
}

function editor({ base }: PageContext['env'], kind: EditedKind, id: string) {
  return { kind, href: editorOf(base, kind, id) };
}
