import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { DraftOrderView } from './view.tsx';

export const draftOrder = serverFragment(manifest, DraftOrderView, styles, messages);
