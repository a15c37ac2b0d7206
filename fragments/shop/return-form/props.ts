import type { OrderReturns } from '../../../shared/contracts/returns.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ReturnFormProps {
  env: PageEnv;
  order: OrderReturns;
  /** The action that a form has just done. */
  done: 'asked' | 'written' | 'shown' | 'money' | 'closed' | null;
  /** The form's fields as they were typed. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  /** Why a form was refused as a whole. */
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ReturnFormViewProps extends ReturnFormProps {
  t: Messages;
}
