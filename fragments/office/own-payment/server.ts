import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnPaymentView } from './view.tsx';

export const ownPayment = serverFragment(manifest, OwnPaymentView, styles, messages);
