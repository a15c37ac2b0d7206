import type { PageEnv } from '../../_runtime/env.ts';
import type { SecurityView as Guards } from '../../../shared/contracts/security.ts';
import type { Messages } from './messages/es.ts';

/** The host page's props. */
export interface SecurityProps {
  env: PageEnv;
  guards: Guards;
  /** The host of the page: passkeys made here sign in there. */
  host: string;
  /** The account owns the store or works in it, and should have more than a password. */
  isAdvised: boolean;
}

/**
 * The view's props: the edge adds the words of the page's language, so that the module holds none.
 */
export interface SecurityViewProps extends SecurityProps {
  t: Messages;
}
