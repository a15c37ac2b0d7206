import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ChatView } from './view.tsx';

export const chat = serverFragment(manifest, ChatView, styles, messages);
