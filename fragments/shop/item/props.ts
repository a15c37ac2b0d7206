import type { ItemDetail } from '../../../shared/contracts/items.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { AboutMessages, LiveMessages } from './messages/es.ts';

/** A price as monthly payments. */
export interface ItemMonths {
  count: number;
  /** What one unit costs in a single payment, minor units. */
  price: number;
  /** Minor units. */
  amount: number;
  /** True where another variant costs more. */
  isFrom: boolean;
  /** What paying so costs, where the store's country has it told. */
  cost?: {
    /** Yearly rates as parts of one. */
    tea: number;
    cft: number;
  };
}

/** What a month costs, in words. */
export interface SaidMonths {
  each: string;
  /** What paying so costs: its terms, and its whole cost, which is larger. */
  cost: { terms: string; cft: string } | null;
}

export interface ItemProps {
  env: PageEnv;
  /** Null when the store has no such item. */
  detail: ItemDetail | null;
  /** Id or slug; on a partner's page the attribute by which the item is named, and loaded when it changes. */
  item?: string;
  /** Id of the SKU that the address asks for. */
  sku?: string;
  /** Address of the owner's items; without it the owner's name is plain text. */
  ownerUrl?: string | null;
  /** What a month costs where the store divides payments; null where it does not. */
  months?: ItemMonths | null;
  /** Ways to ask for a price that is hidden. */
  contact?: { whatsapp?: string | null; email?: string | null };
  /** The store's own origin, on a partner's page without server props. */
  origin?: string;
}

/** The props of the live part. */
export interface DetailsProps {
  env: PageEnv;
  detail: ItemDetail;
  /** Id of the variant that the address asks for. */
  asked?: string | undefined;
  t: LiveMessages;
}

/** The props of the still part. */
export interface AboutProps extends Pick<ItemProps, 'ownerUrl' | 'contact'> {
  /** What a month costs, in words. */
  months?: SaidMonths | null;
  env: PageEnv;
  detail: ItemDetail;
  t: AboutMessages;
}
