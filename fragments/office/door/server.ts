import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { DoorView } from './view.tsx';

export const doorFragment = serverFragment(manifest, DoorView, styles, messages);
