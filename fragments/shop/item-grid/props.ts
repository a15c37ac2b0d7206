import type { ItemKind } from '../../../shared/contracts/fields.ts';
import type { ItemList, ItemQuery } from '../../../shared/contracts/items.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The query of a list's address; names and units are the API's. `page` is 1-based. */
export type ListQuery = Pick<
  ItemQuery,
  | 'text'
  | 'type'
  | 'catalogue'
  | 'owner'
  | 'size'
  | 'colour'
  | 'discount'
  | 'price_from'
  | 'price_to'
  | 'available'
  | 'sort'
> & { page: number };

export interface ItemGridProps {
  env: PageEnv;
  title: string;
  /** Level of the title's heading; cards stand one below. */
  titleLevel: 1 | 2 | 3;
  /** Null when there is no such list, as for an unknown catalogue, or while it is still loading. */
  list: ItemList | null;
  state: 'ready' | 'loading' | 'failed';
  /** True for a created search that nothing matches: the list then holds everything of its kind. */
  nothingLike?: boolean;
  /** The kind of the page itself: it is no filter there. */
  kind?: ItemKind;
  /** The slug of the page's own catalogue: it is no filter there. */
  catalogue?: string;
  /** The id of the page's own catalogue, whose name is the title. */
  headingOf?: string;
  query: ListQuery;
  /** Path of the page, with the base. */
  path: string;
  pageSize: number;
  /** Sections of another page: `rail` is a row of cards, `section` a grid of them; both link to all. */
  variant: 'grid' | 'section' | 'rail';
  /** Who opened a front that has nothing at all to show: the section then says so. */
  bareFor?: 'shopper' | 'owner';
  /** Target of a section's "see all". */
  moreUrl?: string;
  /** Cards of other owners carry the owner's name. */
  storeId: string;
  /** What a sale earns the reader and what they would pay, in words by item; left out for most. */
  earnings?: Readonly<Record<string, string>>;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ItemGridViewProps extends ItemGridProps {
  t: Messages;
}
