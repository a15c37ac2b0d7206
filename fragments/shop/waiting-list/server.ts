import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { WaitingListView } from './view.tsx';

export const waitingList = serverFragment(manifest, WaitingListView, styles, messages);
