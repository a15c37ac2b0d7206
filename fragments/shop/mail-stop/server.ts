import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { MailStopView } from './view.tsx';

export const mailStop = serverFragment(manifest, MailStopView, styles, messages);
