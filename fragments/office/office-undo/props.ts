import type { UndoProps } from '../../_office/undo/undo.ts';
import type { Messages } from './messages/es.ts';

export type OfficeUndoProps = UndoProps;

/** The view's props: the edge adds the words of the page's language. */
export interface OfficeUndoViewProps extends OfficeUndoProps {
  readonly t: Messages;
}
