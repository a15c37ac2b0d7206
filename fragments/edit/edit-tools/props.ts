import type { EditMode } from '../../../shared/rules/edit-mode.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface EditToolsProps {
  env: PageEnv;
  editMode: EditMode;
  /** True on the store's front, which has slides and a header. */
  isFront: boolean;
  /** The address of the store's settings; null where there is no such page. */
  settings: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EditToolsViewProps extends EditToolsProps {
  t: Messages;
}
