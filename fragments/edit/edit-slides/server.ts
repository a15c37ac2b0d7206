import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { EditSlidesView } from './view.tsx';

export const editSlides = serverFragment(manifest, EditSlidesView, styles, messages);

/** The same for a page whose address asks for the open panel. */
export const editSlidesAtOnce = serverFragment(
  { ...manifest, hydrate: 'load' },
  EditSlidesView,
  styles,
  messages,
);
