import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnOrdersView } from './view.tsx';

export const ownOrders = serverFragment(manifest, OwnOrdersView, styles, messages);
