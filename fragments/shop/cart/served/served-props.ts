import type { PageEnv } from '../../../_runtime/env.ts';
import type { Messages } from '../messages/index.ts';

/** What the still parts of the cart's page are rendered with. */
export interface ServedProps {
  env: PageEnv;
  t: Messages;
  /** Prefix of the idempotency keys of the page's forms. */
  formKey: string;
}
