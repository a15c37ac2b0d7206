import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnPaymentsView } from './view.tsx';

export const ownPayments = serverFragment(manifest, OwnPaymentsView, styles, messages);
