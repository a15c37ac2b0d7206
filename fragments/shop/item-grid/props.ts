import type { ItemKind } from '../../../shared/contracts/fields.ts';
import type { ItemList, ItemQuery } from '../../../shared/contracts/items.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/index.ts';

/** What a list's address says; names and units are the API's. `page` is 1-based. */
export type ListQuery = Pick<
  ItemQuery,
  'text' | 'type' | 'catalogue' | 'price_from' | 'price_to' | 'available' | 'sort'
> & { page: number };

export interface ItemGridProps {
  env: PageEnv;
  title: string;
  /** Level of the title's heading; cards stand one below. */
  titleLevel: 1 | 2 | 3;
  /** Null where nothing was found to list, such as an unknown catalogue, or while it is not there yet. */
  list: ItemList | null;
  state: 'ready' | 'loading' | 'failed';
  /** The kind that the page itself stands for: it is no filter there. */
  kind?: ItemKind;
  /** The slug of the catalogue that the page itself stands for: it is no filter there. */
  catalogue?: string;
  query: ListQuery;
  /** Path of the page, with the base. */
  path: string;
  pageSize: number;
  /** Sections of another page: `rail` is a row of cards, `section` a grid of them; both link to all. */
  variant: 'grid' | 'section' | 'rail';
  /** Where a section's "see all" leads. */
  moreUrl?: string;
  /** Cards of other owners carry the owner's name. */
  storeId: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ItemGridViewProps extends ItemGridProps {
  t: Messages;
}
