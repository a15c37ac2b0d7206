import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import { EditMarksView } from './view.tsx';

export const editMarks = serverFragment(manifest, EditMarksView, '', messages);

/** The same for a page whose browser remembers edit mode as on. */
export const editMarksAtOnce = serverFragment(
  { ...manifest, hydrate: 'idle' },
  EditMarksView,
  '',
  messages,
);
