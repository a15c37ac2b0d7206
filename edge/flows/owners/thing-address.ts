import type { ThingAddress } from '../../../shared/contracts/page-addresses.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { tidySlug, type AddressedThing } from '../../../shared/rules/page-addresses.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { blogEdits } from '../../modules/blog/index.ts';
import { edits } from '../../modules/catalogues/index.ts';
import { itemReads } from '../../modules/items/index.ts';
import { redirects } from '../../modules/redirects/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { edit, type Editable, type Standing } from './editable.ts';
import { editableEntry } from './editable-blog.ts';
import { editableCatalogue } from './editable-catalogue.ts';
import { editableItem } from './editable-item.ts';
import { pathOf, type Addressed } from './old-address.ts';

type Changed<Answer> = Promise<Result<Change<Answer>, Failure>>;

/** A kind of things with addresses of their own. */
interface Kind {
  readonly thing: AddressedThing;
  readonly editable: Editable<Addressed>;
  readonly nameOf: (state: Readonly<Record<string, unknown>>) => string;
  /** The addresses that things of the store have which begin so. */
  readonly listTaken: (
    storeId: RequestScope['tenant']['storeId'],
    slug: string,
  ) => Statement<{ slug: string }>;
}

/** By the prefix of their ids. */
const KINDS: Readonly<Record<string, Kind>> = {
  it: {
    thing: 'item',
    editable: editableItem as unknown as Editable<Addressed>,
    nameOf: ({ name }) => String(name),
    listTaken: (storeId, slug) => itemReads.listTaken(storeId, [slug]),
  },
  ca: {
    thing: 'catalogue',
    editable: editableCatalogue as unknown as Editable<Addressed>,
    nameOf: ({ name }) => String(name),
    listTaken: edits.listSlugsLike,
  },
  be: {
    thing: 'blog_entry',
    editable: editableEntry as unknown as Editable<Addressed>,
    nameOf: ({ title }) => String(title),
    listTaken: blogEdits.listSlugsLike,
  },
};

/** The call of the blog's list has this word where an entry's address stands. */
const RESERVED = 'entry';

/** The address of a thing's page, and those that it had. */
export async function readThingAddress(
  scope: RequestScope,
  id: string,
): Promise<Result<ThingAddress, Failure>> {
  const { cell, tenant } = scope;
  const [found, before] = await Promise.all([
    findThing(scope, id),
    cell.read(redirects.listOldAddresses(tenant.storeId, id)),
  ]);
  if (!found) return fail({ code: 'address_gone' });
  const { kind, standing } = found;
  return ok({
    thing: kind.thing,
    name: kind.nameOf(standing.state as unknown as Readonly<Record<string, unknown>>),
    slug: standing.state.slug,
    path: pathOf(kind.thing, tenant.slug, standing.state),
    version: standing.version,
    before: before.map(({ path }) => path),
  });
}

/** Gives a thing's page another address; the old one leads to it. */
export async function changeThingAddress(
  scope: RequestScope,
  id: string,
  { slug: text, version }: { readonly slug: string; readonly version?: number | undefined },
): Changed<{ slug: string; path: string }> {
  const { cell, tenant } = scope;
  const slug = tidySlug(text);
  if (slug === '') return fail({ code: 'invalid_request', field: 'slug' });
  const found = await findThing(scope, id);
  if (!found) return fail({ code: 'address_gone' });
  const { kind, standing: before } = found;
  if (version !== undefined && version !== before.version)
    return fail({ code: 'edited_meanwhile' });
  const after = { ...before.state, slug };
  const answer = { slug, path: pathOf(kind.thing, tenant.slug, after) };
  if (slug === before.state.slug) return ok({ answer, statements: [] });
  const taken = await cell.read(kind.listTaken(tenant.storeId, slug));
  if (slug === RESERVED || taken.some((row) => row.slug === slug))
    return fail({ code: 'address_taken' });
  return edit(scope, kind.editable, { id, before, after, answer });
}

async function findThing(
  scope: RequestScope,
  id: string,
): Promise<{ kind: Kind; standing: Standing<Addressed> } | null> {
  const kind = KINDS[id.slice(0, 2)];
  const standing = await kind?.editable.find(scope, id);
  return kind && standing ? { kind, standing } : null;
}
