import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { DoorLinksView } from './view.tsx';

export const doorLinksFragment = serverFragment(manifest, DoorLinksView, styles, messages);
