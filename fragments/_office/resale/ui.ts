import type { ResaleCategory, ResaleSupplier } from '../../../shared/contracts/resale.ts';
import type { ResaleWords } from './messages/es.ts';
import type { ResaleModel } from './resale.ts';

/** One of the store's catalogues, into which found items can be put. */
export interface Into {
  readonly id: string;
  readonly name: string;
}

/** What the parts of the search for other stores' items are given. */
export interface ResaleUi {
  readonly model: ResaleModel;
  readonly t: ResaleWords;
  /** BCP 47: the language of the amounts. */
  readonly tag: string;
  /** The address of the search's page, to which its forms post. */
  readonly action: string;
  /** The search of the page's address, which its forms carry along. */
  readonly asked: Readonly<Record<string, string>>;
  /** Whether script has taken over; before that forms post. */
  readonly live: boolean;
  /** Whether the list grows as it is scrolled. */
  readonly endless: boolean;
  /** 1-based page of the list. */
  readonly page: number;
  readonly idempotencyKey: string;
  readonly categories: readonly ResaleCategory[];
  readonly suppliers: readonly Pick<ResaleSupplier, 'id' | 'name'>[];
  readonly catalogues: readonly Into[];
  /** Whether the rows tell what a sale earns. */
  readonly showsEarnings: boolean;
  /** The catalogue that is chosen at first. */
  readonly into: string;
}
