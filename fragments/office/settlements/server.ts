import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { SettlementsView } from './view.tsx';

export const settlementsFragment = serverFragment(manifest, SettlementsView, styles, messages);
