import form from '../../../shared/ui/form.css?inline';
import select from '../../../shared/ui/select.css?inline';
import styles from '../../_office/css/list.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import { OwnInvoicesView } from './view.tsx';

export const ownInvoices = serverFragment(
  manifest,
  OwnInvoicesView,
  styles + form + select,
  messages,
);
