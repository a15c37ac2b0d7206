import type { StoreId } from '../../shared/kernel/ids.ts';

/** The store that a request is for, found by its host and path. */
export interface Tenant {
  readonly storeId: StoreId;
  readonly slug: string;
  /** Name of the cell that holds the store. */
  readonly cell: string;
  readonly rootId: StoreId | null;
  readonly canonicalDomain: string | null;
  /** The request's own origin, checked against DIRECTORY: safe in links. */
  readonly origin: string;
  /** Path prefix of the store's pages: empty, or `/tienda/{slug}`. */
  readonly base: string;
}
