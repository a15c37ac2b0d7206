import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { PaymentKeysView } from './view.tsx';

export const paymentKeys = serverFragment(manifest, PaymentKeysView, styles, messages);
