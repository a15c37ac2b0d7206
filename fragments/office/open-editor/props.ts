import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OpenEditorProps {
  env: PageEnv;
  /** The editor that the page is, as its call names it. */
  place: string;
  /** Who else of the staff has it open, as notices. */
  notices: readonly string[];
}

/** The view's props: the edge adds the words of the page's language. */
export interface OpenEditorViewProps extends OpenEditorProps {
  t: Messages;
}
