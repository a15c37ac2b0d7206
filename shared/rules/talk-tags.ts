import type { ItemKind } from '../kernel/item-kinds.ts';
import { isPagePath } from './chat-page.ts';

/**
 * The tags of a message (spec [3]): the item or the order that it is about, as
 * `product:{business}:{id}`, `service:…`, `experience:…`, `digital:…` or
 * `order:{owner}:..:{orderId}`; or the page from which it was written, as `page:{business}:{path}`.
 */
export interface TalkTag {
  readonly kind: TagKind;
  /** The store. */
  readonly business: string;
  /** A page's is its path within the store. */
  readonly id: string;
}

export type TaggedItem = ItemKind;
export type TagKind = TaggedItem | 'order' | 'page';

const ITEM = /^(product|service|experience|digital):(st_[a-z0-9-]{1,60}):(it_[a-z0-9-]{1,60})$/;
/** Between the owner and the order other names may stand, which say nothing more. */
const ORDER = /^order:(st_[a-z0-9-]{1,60}):(?:[\w.-]{0,64}:){0,4}(or_[a-z0-9]{26})$/;

const PAGE = /^page:(st_[a-z0-9-]{1,60}):(\/.*)$/;

/** Reads a tag; undefined for a text that is none. */
export function readTag(text: string): TalkTag | undefined {
  const item = ITEM.exec(text);
  if (item) {
    const [, kind, business = '', id = ''] = item;
    return { kind: kind as TaggedItem, business, id };
  }
  const [, store = '', path = ''] = PAGE.exec(text) ?? [];
  if (isPagePath(path)) return { kind: 'page', business: store, id: path };
  const order = ORDER.exec(text);
  return order ? { kind: 'order', business: order[1] ?? '', id: order[2] ?? '' } : undefined;
}

/** Writes a tag as the spec does. */
export function writeTag({ kind, business, id }: TalkTag): string {
  return kind === 'order' ? `order:${business}:..:${id}` : `${kind}:${business}:${id}`;
}

/** What a message shows of a tag: its name, and the path on the store's pages where it leads. */
export interface TagLink {
  readonly tag: string;
  readonly kind: TagKind;
  readonly label: string;
  /** Within the store of the tag. Where it is kept, an order's is the order's id. */
  readonly path: string;
}

/** An order's page, for the side that reads. */
export function taggedOrderPath(id: string, isStaff: boolean): string {
  return `${isStaff ? '/admin/ordenes' : '/mis-compras'}/${id}`;
}
