import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { LeftCheckoutsView } from './view.tsx';

export const leftCheckouts = serverFragment(manifest, LeftCheckoutsView, styles, messages);
