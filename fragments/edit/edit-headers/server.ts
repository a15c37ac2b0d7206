import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { EditHeadersView } from './view.tsx';

export const editHeaders = serverFragment(manifest, EditHeadersView, styles, messages);

/** The same for a page whose address asks for the open panel. */
export const editHeadersAtOnce = serverFragment(
  { ...manifest, hydrate: 'load' },
  EditHeadersView,
  styles,
  messages,
);
