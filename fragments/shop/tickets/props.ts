import type { WalletLinks } from '../../../shared/contracts/ticket-wallet.ts';
import type { Ticket } from '../../../shared/contracts/tickets.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface TicketsProps {
  env: PageEnv;
  /** The order's number; null where one ticket is shown by its own link. */
  number: string | null;
  /** The order whose buyer looks; null by a ticket's own link. */
  order: string | null;
  /** True where the visitor has to sign in before tickets are shown. */
  needsSignIn: boolean;
  tickets: Ticket[];
  /** Where the one ticket is added to a wallet; null where none is. */
  wallet: WalletLinks | null;
  /** True once a ticket was passed on. */
  done: 'passed' | 'mailed' | null;
  /** The fields of a form that was refused, as they were typed. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TicketsViewProps extends TicketsProps {
  t: Messages;
}
