import type { BookAddress } from '../../../shared/contracts/addresses.ts';
import type { State } from '../../../shared/rules/states.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The change that a form of the page has just made. */
export type Done = 'added' | 'changed' | 'chosen' | 'removed' | 'restored';

export interface AddressesProps {
  env: PageEnv;
  /** The account's addresses; checkouts come filled with the first. */
  book: readonly BookAddress[];
  /** The most addresses that a book holds. */
  most: number;
  /** The states to choose from, by country: only of countries that have a list. */
  states: Readonly<Record<string, readonly State[]>>;
  /** The address that is being changed; null where the form adds one. */
  editing: BookAddress | null;
  done: Done | null;
  /** The address that was taken out just now, and can be put back. */
  removed: string | null;
  /** Prefix of the keys in this page's forms. */
  idempotencyKey: string;
  /** The values of a form that was refused, and its problems by field name. */
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface AddressesViewProps extends AddressesProps {
  t: Messages;
}
