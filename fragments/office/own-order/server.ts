import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnOrderView } from './view.tsx';

export const ownOrder = serverFragment(manifest, OwnOrderView, styles, messages);
