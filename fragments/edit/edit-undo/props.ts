import type { UndoProps } from '../../_office/undo/undo.ts';
import type { Messages } from './messages/es.ts';

export interface EditUndoProps extends UndoProps {
  /** Whether edit mode was on when the page was made. */
  readonly isOn: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EditUndoViewProps extends EditUndoProps {
  t: Messages;
}
