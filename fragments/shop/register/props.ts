import type { PageEnv } from '../../_runtime/env.ts';
import type { SignupForm } from '../../../shared/rules/registration.ts';
import type { Messages } from './messages/index.ts';

export interface RegisterProps {
  env: PageEnv;
  storeName: string;
  /** Which fields the store's theme asks for. */
  form: SignupForm;
  /**
   * `form` (the default) is the whole; `sms` asks for a phone and goes on to `complete`, which begins
   * with it.
   */
  mode?: 'form' | 'sms' | 'complete';
  /** `horizontal` has fields side by side where there is room. */
  layout?: 'vertical' | 'horizontal' | undefined;
  /** What the form begins with by field name: what the address says, or what was sent before. */
  values: Record<string, string>;
  /** Why the form was refused, by field name, in the page's language. */
  errors?: Record<string, string>;
  /** A refusal that belongs to no field. */
  error?: string | null;
}

/**
 * The view's props: the edge adds the words of the page's language, so that the module holds none.
 */
export interface RegisterViewProps extends RegisterProps {
  t: Messages;
}
