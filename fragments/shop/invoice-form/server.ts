import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { InvoiceFormView } from './view.tsx';

export const invoiceForm = serverFragment(manifest, InvoiceFormView, styles, messages);
