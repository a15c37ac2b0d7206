import type { SendingAddress } from '../../../shared/contracts/courier.ts';
import type { State } from '../../../shared/rules/states.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The actions of the page's forms. */
export const originDone = ['saved', 'removed'] as const;

export interface ParcelOriginProps {
  env: PageEnv;
  /** The address from which parcels leave; null where none is set. */
  address: SendingAddress | null;
  /** ISO 3166-1 alpha-2 of the store: parcels leave from its own country. */
  country: string;
  /** The states of that country; none where it has no list. */
  states: readonly State[];
  /** Whose account couriers are asked by. */
  account: 'store' | 'platform' | 'nobody';
  /** Whether the courier refused the store's keys when they were last tested. */
  isRefused: boolean;
  /** What a form has just done. */
  done: (typeof originDone)[number] | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  /** The form that was posted and refused: its values, and its problems by field name. */
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ParcelOriginViewProps extends ParcelOriginProps {
  t: Messages;
}
