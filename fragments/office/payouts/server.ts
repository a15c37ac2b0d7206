import pager from '../../../shared/ui/pager.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { PayoutsView } from './view.tsx';

export const payoutsFragment = serverFragment(manifest, PayoutsView, styles + pager, messages);
