import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface EditSwitchProps {
  env: PageEnv;
  /** Whether this browser left edit mode on. */
  isOn: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EditSwitchViewProps extends EditSwitchProps {
  t: Messages;
}
