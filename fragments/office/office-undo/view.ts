import type { WidgetView } from '../../_runtime/widget.ts';
import type { OfficeUndoViewProps } from './props.ts';

/** Nothing to see: its keys take the account's own changes back. */
export const officeUndoView: WidgetView<OfficeUndoViewProps> = (html) => html``;
