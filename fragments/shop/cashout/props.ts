import type { ProvenForm } from '../../../shared/ui/form/form-ui.ts';
import type { Cashouts } from '../../../shared/contracts/cashouts.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** What a form of the page has just done. */
export const cashoutDone = ['asked', 'saved', 'cancelled'] as const;
export type CashoutDone = (typeof cashoutDone)[number];

export interface CashoutProps {
  env: PageEnv;
  drawn: Cashouts;
  /** The page's path, and the wallet's, without the store's base. */
  path: string;
  wallet: string;
  /** 1-based. */
  page: number;
  pageSize: number;
  done: CashoutDone | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  /** The form that came back; null on a page that was only asked for. */
  form: ProvenForm | null;
  errors: Readonly<Record<string, string>>;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface CashoutViewProps extends CashoutProps {
  t: Messages;
}
