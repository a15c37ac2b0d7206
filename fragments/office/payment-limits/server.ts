import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { PaymentLimitsView } from './view.tsx';

export const paymentLimitsFragment = serverFragment(manifest, PaymentLimitsView, styles, messages);
