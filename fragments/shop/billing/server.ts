import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { BillingView } from './view.tsx';

export const billingFragment = serverFragment(manifest, BillingView, styles, messages);
