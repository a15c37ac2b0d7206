import type { PageEnv } from '../../_runtime/env.ts';
import type { PaymentAccount } from '../../../shared/contracts/payment-accounts.ts';
import type { Messages } from './messages/es.ts';

/** What a form of this fragment has just done. */
export const keysDone = ['keys-set', 'keys-tested', 'keys-dropped'] as const;

export interface PaymentKeysProps {
  env: PageEnv;
  /** The ways to pay that have an adapter. Nothing of it leads back to a key. */
  accounts: PaymentAccount[];
  /** The store's, ISO 4217: what its ways to pay can depends on it. */
  currency: string;
  /** `test` where they are the keys of the store's test mode; those of its sales where it is left out. */
  mode?: 'test';
  done: (typeof keysDone)[number] | null;
  error: string | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface PaymentKeysViewProps extends PaymentKeysProps {
  t: Messages;
}
