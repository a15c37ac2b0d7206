import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OrderAdditionsView } from './view.tsx';

export const orderAdditions = serverFragment(manifest, OrderAdditionsView, styles, messages);
