import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { CheckoutTermsView } from './view.tsx';

export const checkoutTermsFragment = serverFragment(manifest, CheckoutTermsView, styles, messages);
