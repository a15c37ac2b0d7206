import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { InboxView } from './view.tsx';

export const inbox = serverFragment(manifest, InboxView, styles, messages);
