import type { SellerReturnView } from '../../../shared/contracts/seller-returns.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OwnReturnProps {
  env: PageEnv;
  /** Id of the store that delivers the order. */
  supplier: string;
  one: SellerReturnView;
  /** Whether the account may give money back. */
  mayRefund: boolean;
  /** The action that a form has just done. */
  done:
    | 'written'
    | 'accepted'
    | 'declined'
    | 'inspected'
    | 'sent'
    | 'refused'
    | 'refunded'
    | 'closed'
    | null;
  /** A form as it was typed, where it was refused. */
  values: Readonly<Record<string, string>>;
  /** Its problems, by field. */
  errors: Readonly<Record<string, string>>;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnReturnViewProps extends OwnReturnProps {
  t: Messages;
}
