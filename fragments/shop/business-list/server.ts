import pager from '../../../shared/ui/pager.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { BusinessListView } from './view.tsx';

export const businessList = serverFragment(manifest, BusinessListView, styles + pager, messages, [
  'follow',
]);
