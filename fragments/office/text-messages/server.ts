import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { TextMessagesView } from './view.tsx';

export const textMessages = serverFragment(manifest, TextMessagesView, styles, messages);
