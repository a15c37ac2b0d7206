import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ContactDialogProps {
  env: PageEnv;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ContactDialogViewProps extends ContactDialogProps {
  t: Messages;
}
