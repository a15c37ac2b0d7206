import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { RiskTermsView } from './view.tsx';

export const riskTermsFragment = serverFragment(manifest, RiskTermsView, styles, messages);
