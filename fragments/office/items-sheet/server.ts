import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ItemsSheetView } from './view.tsx';

export const itemsSheet = serverFragment(manifest, ItemsSheetView, styles, messages);
