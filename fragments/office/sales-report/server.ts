import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { SalesReportView } from './view.tsx';

export const salesReport = serverFragment(manifest, SalesReportView, styles, messages);
