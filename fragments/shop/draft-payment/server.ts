import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { DraftPaymentView } from './view.tsx';

export const draftPayment = serverFragment(manifest, DraftPaymentView, styles, messages);
