import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { InstalmentsView } from './view.tsx';

export const instalmentsFragment = serverFragment(manifest, InstalmentsView, styles, messages);
