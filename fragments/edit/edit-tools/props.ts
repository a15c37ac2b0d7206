import type { EditMode } from '../../../shared/rules/edit-mode.ts';
import type { EditedKind } from '../../../shared/rules/editors.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** A section of the store that its owner adds to. */
export type Addable = keyof Messages['add'];

export interface EditToolsProps {
  env: PageEnv;
  editMode: EditMode;
  /** True on the store's front, which has slides and a header. */
  isFront: boolean;
  /** The page's subject that can go into catalogues; null on a page without one. */
  subject: 'item' | 'catalogue' | null;
  /** Where the page's subject is edited; null on a page without one, or with one of another store. */
  editor: { readonly kind: EditedKind; readonly href: string } | null;
  /** What can be added, in the order of the store's menu, each with the page that adds it. */
  adds: readonly { readonly to: Addable; readonly href: string }[];
  /** The page of the store's catalogues; null where there is no such page. */
  catalogues: string | null;
  /** The address of the store's settings; null where there is no such page. */
  settings: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EditToolsViewProps extends EditToolsProps {
  t: Messages;
}
