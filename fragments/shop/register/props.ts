import type { PageEnv } from '../../_runtime/env.ts';
import type { SignupForm } from '../../../shared/rules/registration.ts';
import type { Messages } from './messages/es.ts';

export interface RegisterProps {
  env: PageEnv;
  storeName: string;
  /** The fields that the store's theme asks for. */
  form: SignupForm;
  /**
   * `form` (the default) is the whole form; `sms` asks for a phone and goes on to `complete`, which
   * begins with it.
   */
  mode?: 'form' | 'sms' | 'complete';
  /** `horizontal` has fields side by side where there is room. */
  layout?: 'vertical' | 'horizontal' | undefined;
  /**
   * The form's first values by field name: those of the address, or those that were sent before.
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
export interface RegisterViewProps extends RegisterProps {
  t: Messages;
}
