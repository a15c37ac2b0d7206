import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { PaymentLinkView } from './view.tsx';

export const paymentLinkFragment = serverFragment(manifest, PaymentLinkView, styles, messages);
