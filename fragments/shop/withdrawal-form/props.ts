import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface WithdrawalFormProps {
  env: PageEnv;
  storeName: string;
  /** The fields as they were typed, or as an account fills them. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  /** Why the request was refused as a whole. */
  error: string | null;
  /** The code of a request that has just been sent; null before. */
  code: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface WithdrawalFormViewProps extends WithdrawalFormProps {
  t: Messages;
}
