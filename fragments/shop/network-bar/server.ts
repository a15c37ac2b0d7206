import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { NetworkBarView } from './view.tsx';

export const networkBar = serverFragment(manifest, NetworkBarView, styles, messages);
