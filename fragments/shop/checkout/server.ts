import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { CheckoutView } from './view.tsx';

export const checkout = serverFragment(manifest, CheckoutView, styles, messages);
