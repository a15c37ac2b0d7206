import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OrderFilesView } from './view.tsx';

export const orderFilesFragment = serverFragment(manifest, OrderFilesView, styles, messages);
