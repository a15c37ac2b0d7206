import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ChargeTermsView } from './view.tsx';

export const chargeTermsFragment = serverFragment(manifest, ChargeTermsView, styles, messages);
