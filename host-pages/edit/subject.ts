import type { Subject } from '../../fragments/edit/edit-catalogues/props.ts';
import { readCatalogueBySlug } from '../../shared/contracts/catalogues.ts';
import { getItem } from '../../shared/contracts/items.ts';
import type { PageContext } from '../kit/page.ts';

/**
 * The product or the catalogue that a page of the shop shows, which its owner can put into catalogues.
 * @returns null for any other page; it resolves to null where the page's address leads to nothing
 */
export function subjectOf({ params, query, read }: PageContext): Promise<Subject | null> | null {
  const { item, owner, catalogue } = params;
  if (item !== undefined) {
    return read(getItem, { params: { id: item }, query: { owner } }).then((found) =>
      found.ok ? { kind: 'item', id: found.value.id, name: found.value.name } : null,
    );
  }
  if (catalogue === undefined) return null;
  const text = query.get('text')?.trim() ?? '';
  return read(readCatalogueBySlug, { params: { slug: catalogue } }).then((found) => {
    if (!found.ok) return null;
    const { id, name, slug } = found.value;
    return { kind: 'catalogue', id, name, slug, text };
  });
}
