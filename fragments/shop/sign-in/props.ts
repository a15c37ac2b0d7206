import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface SignInProps {
  env: PageEnv;
  storeName: string;
  /**
   * The form's first values by field name: `redirect_uri` is the next page, `code` the sign-in that
   * waits for its second factor, `locked` is set after too many tries. Never a password.
   */
  values: Record<string, string>;
  /** Why the form was refused, by field name, in the page's language. */
  errors?: Record<string, string>;
  /** A refusal that belongs to no field. */
  error?: string | null;
}

/**
 * The view's props: the edge adds the words of the page's language, so that the module holds none.
 */
export interface SignInViewProps extends SignInProps {
  t: Messages;
}
