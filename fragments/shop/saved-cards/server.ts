import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { SavedCardsView } from './view.tsx';

export const savedCardsFragment = serverFragment(manifest, SavedCardsView, styles, messages);
