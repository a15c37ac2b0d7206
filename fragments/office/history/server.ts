import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { HistoryView } from './view.tsx';

export const history = serverFragment(manifest, HistoryView, styles, messages);
