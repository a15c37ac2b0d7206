import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnInvoicesView } from './view.tsx';

export const ownInvoices = serverFragment(manifest, OwnInvoicesView, styles, messages);
