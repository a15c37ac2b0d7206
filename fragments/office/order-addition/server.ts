import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OrderAdditionView } from './view.tsx';

export const orderAddition = serverFragment(manifest, OrderAdditionView, styles, messages);
