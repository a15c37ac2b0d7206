import type { OwnDisputes } from '../../../shared/contracts/own-disputes.ts';
import type { DueDeposit, OwnBalance, OwnPayment } from '../../../shared/contracts/own-payments.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OwnPaymentsProps {
  env: PageEnv;
  payments: OwnPayment[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  /** The disputes that the list is narrowed to; otherwise no more than how many wait for an answer. */
  disputes: OwnDisputes;
  /** Milliseconds UTC. */
  now: number;
  balances: OwnBalance[];
  /** The ways to pay whose account is a provider's for tests; no money moves by them. */
  testWays: readonly OwnPayment['payment_type'][];
  /** Deposits to the store's bank account that wait for its word. */
  deposits: DueDeposit[];
  /** Whether a deposit was just confirmed. */
  isConfirmed: boolean;
  /** Why a deposit could not be confirmed. */
  error: string | null;
  /** Prefix of the forms' idempotency keys. */
  idempotencyKey: string;
  /** What the list is narrowed to, as the address has it; empty texts for nothing. */
  narrowed: {
    readonly text: string;
    /** A payment's state, or one of `disputed`. */
    readonly state: string;
    readonly payment_type: string;
    readonly start_date: string;
    readonly end_date: string;
  };
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnPaymentsViewProps extends OwnPaymentsProps {
  t: Messages;
}
