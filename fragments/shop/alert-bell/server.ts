import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { AlertBellView } from './view.tsx';

export const alertBell = serverFragment(manifest, AlertBellView, styles, messages);
