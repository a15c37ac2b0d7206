import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { LookView } from './view.tsx';

export const look = serverFragment(manifest, LookView, styles, messages);
