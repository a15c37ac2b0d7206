import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { QuickRepliesView } from './view.tsx';

export const quickReplies = serverFragment(manifest, QuickRepliesView, styles, messages);
