import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnItemsView } from './view.tsx';

export const ownItems = serverFragment(manifest, OwnItemsView, styles, messages);
