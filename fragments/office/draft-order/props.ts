import type { DraftOrder } from '../../../shared/contracts/draft-orders.ts';
import type { DraftOffer } from '../../../shared/contracts/draft-reads.ts';
import type { State } from '../../../shared/rules/states.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The actions of the page's forms. */
export const draftDone = ['made', 'saved', 'takenBack'] as const;

export interface DraftOrderProps {
  env: PageEnv;
  /** The order that was prepared; null for one that is about to be. */
  draft: DraftOrder | null;
  /** What the form offers for its lines; null where it has none, or none that can be sold. */
  offer: DraftOffer | null;
  /** Its lines, as one text of the address. */
  lines: string;
  /** ISO 3166-1 alpha-2 of the store: its deliveries by this form stay in its country. */
  country: string;
  /** The states of that country; none where it has no list. */
  states: readonly State[];
  /** What a form has just done. */
  done: (typeof draftDone)[number] | null;
  /** Why the lines cannot be sold as they are. */
  problem: string | null;
  /** The fields of a form that was refused, as they were typed. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  error: string | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface DraftOrderViewProps extends DraftOrderProps {
  t: Messages;
}

/** The props of the form's parts. */
export type FormProps = DraftOrderViewProps & { readonly offer: DraftOffer };
