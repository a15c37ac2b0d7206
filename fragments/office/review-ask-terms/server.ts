import styles from '../../_office/css/page.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import { ReviewAskTermsView } from './view.tsx';

export const reviewAskTermsFragment = serverFragment(
  manifest,
  ReviewAskTermsView,
  styles,
  messages,
);
