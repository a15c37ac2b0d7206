import type { ShownLegalText } from '../../../shared/contracts/legal.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface LegalTextProps {
  env: PageEnv;
  title: string;
  text: ShownLegalText;
  /** The address of the page that shows it, without a version. */
  href: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface LegalTextViewProps extends LegalTextProps {
  t: Messages;
}
