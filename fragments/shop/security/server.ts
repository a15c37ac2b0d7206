import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { SecurityView } from './view.tsx';

export const security = serverFragment(manifest, SecurityView, styles, messages);
