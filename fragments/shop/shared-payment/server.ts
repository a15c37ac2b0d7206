import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { SharedPaymentView } from './view.tsx';

export const sharedPaymentFragment = serverFragment(manifest, SharedPaymentView, styles, messages);
