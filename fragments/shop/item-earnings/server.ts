import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ItemEarningsView } from './view.tsx';

export const itemEarnings = serverFragment(manifest, ItemEarningsView, styles, messages);
