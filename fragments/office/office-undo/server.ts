import { serverWidget } from '../../_runtime/server-widget.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import { officeUndoView } from './view.ts';

/** The script says everything, so all words travel. */
const LIVE = ['done', 'none', 'failed', 'tryAgain', 'subjects'] as const;

export const officeUndo = serverWidget(manifest, officeUndoView, '', messages, LIVE);
