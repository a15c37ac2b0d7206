import pager from '../../../shared/ui/pager.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { AffinityRequestsView } from './view.tsx';

export const affinityRequestsFragment = serverFragment(
  manifest,
  AffinityRequestsView,
  styles + pager,
  messages,
);
