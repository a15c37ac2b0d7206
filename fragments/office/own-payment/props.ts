import type { OwnPaymentView } from '../../../shared/contracts/own-payments.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OwnPaymentProps {
  env: PageEnv;
  /** Id of the store whose staff reads it. */
  supplier: string;
  payment: OwnPaymentView;
  /** The action that a form has just done. */
  done:
    | 'refunded'
    | 'retried'
    | 'marked'
    | 'deposit'
    | 'asked'
    | 'answered'
    | 'submitted'
    | 'arrived'
    | null;
  /** A form as it was typed, where it was refused. */
  values: Readonly<Record<string, string>>;
  /** Its problems, by field. */
  errors: Readonly<Record<string, string>>;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  /** Milliseconds UTC: what may be done until a day is offered until then. */
  now: number;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnPaymentViewProps extends OwnPaymentProps {
  t: Messages;
}
