import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OrderSharesView } from './view.tsx';

export const orderSharesFragment = serverFragment(manifest, OrderSharesView, styles, messages);
