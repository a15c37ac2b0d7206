import pager from '../../../shared/ui/pager.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { CashoutView } from './view.tsx';

export const cashoutFragment = serverFragment(manifest, CashoutView, styles + pager, messages);
