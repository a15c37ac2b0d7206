import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { DraftOrdersView } from './view.tsx';

export const draftOrders = serverFragment(manifest, DraftOrdersView, styles, messages);
