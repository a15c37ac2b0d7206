import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { pageToTell } from '../../../shared/rules/chat-page.ts';
import { readTag, writeTag, type TagLink, type TalkTag } from '../../../shared/rules/talk-tags.ts';
import { isStoreParty, type Parties } from '../../../shared/rules/talk.ts';
import { itemUrl } from '../../../shared/rules/urls.ts';
import { currentStore } from '../../modules/store/index.ts';
import { findTaggedItem, findTaggedOrder } from '../../modules/talk/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

type Scope = RequestScope;

/**
 * The links of a message's tags. A tag is of the store that talks, or of the store where two
 * accounts talk; one of something that a party may not see is refused.
 */
export async function readTags(
  scope: Scope,
  tags: readonly string[],
  parties: Parties,
): Promise<Result<TagLink[], Failure>> {
  const links = await Promise.all([...new Set(tags)].map((tag) => readLink(scope, tag, parties)));
  const seen = links.filter((link) => link !== undefined);
  return seen.length === links.length ? ok(seen) : fail({ code: 'tag_refused', field: 'tags' });
}

async function readLink(
  scope: Scope,
  text: string,
  parties: Parties,
): Promise<TagLink | undefined> {
  const tag = readTag(text);
  if (!tag) return undefined;
  const store = parties.find(isStoreParty) ?? scope.tenant.storeId;
  if (tag.business !== store) return undefined;
  if (tag.kind === 'page') return pageLink(scope, tag);
  return tag.kind === 'order' ? orderLink(scope, tag, parties) : itemLink(scope, tag);
}

async function itemLink({ cell }: Scope, { business, id }: TalkTag): Promise<TagLink | undefined> {
  const item = await cell.first(findTaggedItem(business, id));
  if (!item) return undefined;
  const { kind, name: label, slug, owner_slug } = item;
  return {
    tag: writeTag({ kind, business, id }),
    kind,
    label,
    path: itemUrl('', { type: kind, slug, owner_slug }),
  };
}

/** The page from which somebody writes: of the store that they are in, and none that its type hides. */
async function pageLink(scope: Scope, { business, id }: TalkTag): Promise<TagLink | undefined> {
  if (business !== scope.tenant.storeId) return undefined;
  const store = await currentStore(scope);
  const path = store && pageToTell(id, store);
  return path
    ? { tag: writeTag({ kind: 'page', business, id: path }), kind: 'page', label: path, path }
    : undefined;
}

/** An order is its buyer's and the store's: nobody else talks about it. */
async function orderLink(
  { cell }: Scope,
  { business, id }: TalkTag,
  parties: Parties,
): Promise<TagLink | undefined> {
  const buyer = parties.find((party) => !isStoreParty(party));
  if (!buyer || !parties.includes(business)) return undefined;
  const order = await cell.first(findTaggedOrder(business, id, buyer));
  return (
    order && {
      tag: writeTag({ kind: 'order', business, id }),
      kind: 'order',
      label: order.number,
      path: id,
    }
  );
}
