import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { HoldsView } from './view.tsx';

export const holds = serverFragment(manifest, HoldsView, styles, messages);
