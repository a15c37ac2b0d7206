import type { ThingAddress } from '../../../shared/contracts/page-addresses.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ThingAddressProps {
  env: PageEnv;
  address: ThingAddress;
  /** The address of the store, which stands before every path. */
  store: string;
  /** The page on which the thing is edited. */
  editor: string;
  /** The address that the form posts to. */
  action: string;
  /** Whether the form has just been saved. */
  isSaved: boolean;
  /** Idempotency key of the form. */
  idempotencyKey: string;
  /** The form that was posted and refused: its values, and its problems by field name. */
  values?: Record<string, string>;
  errors?: Record<string, string>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ThingAddressViewProps extends ThingAddressProps {
  t: Messages;
}
