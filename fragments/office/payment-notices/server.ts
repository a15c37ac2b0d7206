import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { PaymentNoticesView } from './view.tsx';

export const paymentNotices = serverFragment(manifest, PaymentNoticesView, styles, messages);
