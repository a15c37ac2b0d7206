import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ItemFilesView } from './view.tsx';

export const itemFiles = serverFragment(manifest, ItemFilesView, styles, messages);
