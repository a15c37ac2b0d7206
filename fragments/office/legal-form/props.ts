import type { LegalText } from '../../../shared/contracts/legal.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface LegalFormProps {
  env: PageEnv;
  text: LegalText;
  /** The most characters of a text: `LEGAL_MAX`, which pages of the shop load nothing for. */
  max: number;
  /** The text's name in the page's language. */
  name: string;
  /** Where shoppers read it; null while there is none. */
  shopHref: string | null;
  /** The address that the form posts to. */
  action: string;
  /** Whether the form has just been saved. */
  isSaved: boolean;
  /** Idempotency key of the form. */
  idempotencyKey: string;
  /** A form that was posted and refused: its values, and its problems by field name. */
  values?: Record<string, string>;
  errors?: Record<string, string>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface LegalFormViewProps extends LegalFormProps {
  t: Messages;
}
