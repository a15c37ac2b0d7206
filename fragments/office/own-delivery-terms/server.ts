import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnDeliveryTermsView } from './view.tsx';

export const ownDeliveryTermsFragment = serverFragment(
  manifest,
  OwnDeliveryTermsView,
  styles,
  messages,
);
