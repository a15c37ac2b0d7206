import type { PageEnv } from '../../../_runtime/env.ts';
import type { Messages } from '../messages/es.ts';

/** The props of the cart page's still parts. */
export interface ServedProps {
  env: PageEnv;
  t: Messages;
  /** Prefix of the idempotency keys of the page's forms. */
  formKey: string;
}
