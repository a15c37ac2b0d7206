import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { InvoicingView } from './view.tsx';

export const invoicingFragment = serverFragment(manifest, InvoicingView, styles, messages);
