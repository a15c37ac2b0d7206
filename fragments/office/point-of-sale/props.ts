import type { InStoreSale, SaleItem } from '../../../shared/contracts/in-store.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** A variant with the units that are being sold of it. */
export type Line = SaleItem & { readonly amount: number };

export interface PointOfSaleProps {
  env: PageEnv;
  /** The store's id. */
  supplier: string;
  /** What was searched for, and what was found. */
  text: string;
  found: SaleItem[];
  /** The lines of the sale that has begun. */
  lines: Line[];
  /** The prepared order whose lines these become; empty for none. */
  draft: string;
  /** Id of the placed order to which these lines are added; empty for none. */
  order: string;
  /** The sale that a form without script has just made; null for none. */
  sold: InStoreSale | null;
  /** The fields of a form that was refused, as they were typed, and their problems. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  error: string | null;
  /** Idempotency key of the form without script. */
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface PointOfSaleViewProps extends PointOfSaleProps {
  t: Messages;
}
