import type { ItemFile } from '../../../shared/contracts/item-files.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ItemFilesProps {
  env: PageEnv;
  item: { id: string; name: string };
  files: ItemFile[];
  /** The action that was just done. */
  done: 'added' | 'removed' | null;
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ItemFilesViewProps extends ItemFilesProps {
  t: Messages;
}
