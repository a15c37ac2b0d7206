import { newId } from '../../../shared/kernel/ids.ts';
import type { ItemKind } from '../../../shared/kernel/item-kinds.ts';
import type { AddressedThing } from '../../../shared/rules/page-addresses.ts';
import { blogUrl } from '../../../shared/rules/blog.ts';
import { catalogueUrl, itemUrl } from '../../../shared/rules/urls.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { redirects } from '../../modules/redirects/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The fields of a thing's state by which its page is found. */
export interface Addressed {
  readonly slug: string;
  /** Of an item. */
  readonly kind?: string;
}

/** The path of a thing's page, without the store's prefix. */
export function pathOf(thing: AddressedThing, store: string, { slug, kind }: Addressed): string {
  if (thing === 'catalogue') return catalogueUrl('', slug);
  if (thing === 'blog_entry') return blogUrl('', slug);
  return itemUrl('', { type: kind as ItemKind, owner_slug: store, slug });
}

/** What has to be written where a change gave a thing's page another address. */
export function keepOldAddress(
  { tenant }: Pick<RequestScope, 'tenant'>,
  thing: AddressedThing,
  thingId: string,
  before: Addressed | null,
  after: Addressed | null,
): Statement[] {
  if (before === null || after === null || before.slug === after.slug) return [];
  const at = (state: Addressed) => ({
    slug: state.slug,
    path: pathOf(thing, tenant.slug, state),
  });
  const moved = { id: newId('redirect'), thing, thingId, from: at(before), to: at(after) };
  return redirects.keepOldAddress(tenant.storeId, moved);
}
