import { serverWidget } from '../_runtime/server-widget.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { purchasesView } from './view.ts';

export const purchases = serverWidget(manifest, purchasesView, styles);
