import type { Redirects } from '../../../shared/contracts/page-addresses.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OwnAddressesProps {
  env: PageEnv;
  list: Redirects;
  /** 1-based page of the list. */
  page: number;
  /** The address of the store, which stands before every path. */
  address: string;
  /** The action that a form has just done. */
  done: 'added' | 'deleted' | 'restored' | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  /** The form that was posted and refused: its values, and its problems by field name. */
  values?: Record<string, string>;
  errors?: Record<string, string>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnAddressesViewProps extends OwnAddressesProps {
  t: Messages;
}
