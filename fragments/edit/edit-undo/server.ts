import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import { EditUndoView } from './view.tsx';

export const editUndo = serverFragment(manifest, EditUndoView, '', messages);

/** The same for a page whose browser remembers edit mode as on. */
export const editUndoAtOnce = serverFragment(
  { ...manifest, hydrate: 'idle' },
  EditUndoView,
  '',
  messages,
);
