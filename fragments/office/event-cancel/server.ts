import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { EventCancelView } from './view.tsx';

export const eventCancel = serverFragment(manifest, EventCancelView, styles, messages);
