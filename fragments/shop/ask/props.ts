import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface AskProps {
  env: PageEnv;
  /** What may be asked about: each with the store that answers. */
  about: readonly {
    readonly peer: string;
    readonly tag: string;
    /** Its name, where there are several. */
    readonly name: string | null;
  }[];
}

/** The view's props: the edge adds the words of the page's language. */
export interface AskViewProps extends AskProps {
  t: Messages;
}
